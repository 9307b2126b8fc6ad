/** Whether the key is C, which copies a shift; by its place where the layout has no Latin letters. */
export function isCopyKey({ key, code }: KeyboardEvent): boolean {
  const isForeignLetter = /^\p{L}$/u.test(key) && !/^[a-z]$/i.test(key);
  return isForeignLetter ? code === 'KeyC' : key.toLowerCase() === 'c';
}
