/** Text without case, diacritics and characters of no width, with single blanks: for finding what is typed in stored text. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{DI}]/gu, '')
    .replace(/\s+/g, ' ')
    .toLowerCase();
}
