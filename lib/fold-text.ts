/** Text without case and diacritics, for comparing what people type with what is written. */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
