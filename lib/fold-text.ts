/** Removes case, diacritics, zero-width characters and repeated blanks, for searching. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{DI}]/gu, '')
    .replace(/\s+/g, ' ')
    .toLowerCase();
}
