/** Undefined if the text is malformed or not accepted by `fits`. */
export function parseLimit(text: string, fits: (value: number) => boolean): number | undefined {
  const typed = text.trim();
  if (!/^\d{1,2}$/.test(typed)) return undefined;
  const number = Number(typed);
  return fits(number) ? number : undefined;
}
