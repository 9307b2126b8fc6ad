/**
 * Whether the key is that letter, in either case; by its position where the layout has no Latin letters. `letter` is
 * lower case, a to z.
 */
export function isLetterKey({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>, letter: string): boolean {
  return isForeignLetter(key) ? code === `Key${letter.toUpperCase()}` : key.toLowerCase() === letter;
}

/** Whether the key types a letter that is not Latin. */
export function isForeignLetter(key: string): boolean {
  return /^\p{L}$/u.test(key) && !/^[a-z]$/i.test(key);
}
