/** Whether the key is that letter (a to z), in either case; by position on layouts without Latin letters. */
export function isLetterKey({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>, letter: string): boolean {
  return isForeignLetter(key) ? code === `Key${letter.toUpperCase()}` : key.toLowerCase() === letter;
}

/** Whether the key types a letter that is not Latin. */
export function isForeignLetter(key: string): boolean {
  return /^\p{L}$/u.test(key) && !/^[a-z]$/i.test(key);
}
