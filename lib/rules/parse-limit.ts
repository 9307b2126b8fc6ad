/** The number in a typed text; undefined unless it is a whole number of one or two digits that the guard accepts. */
export function parseLimit(text: string, fits: (value: number) => boolean): number | undefined {
  const typed = text.trim();
  if (!/^\d{1,2}$/.test(typed)) return undefined;
  const number = Number(typed);
  return fits(number) ? number : undefined;
}
