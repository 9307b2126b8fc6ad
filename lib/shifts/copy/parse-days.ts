/**
 * The whole number of days that the text says, such as `7`, `+7`, `-7` or `−7`; undefined where it says none, or more
 * than `most` either way.
 */
export function parseDays(text: string, most: number): number | undefined {
  const plain = text.trim().replace(/^[\u2212\u2013]/, '-');
  if (!/^[+-]?\d{1,6}$/.test(plain)) return undefined;
  const days = Number(plain);
  // No text says a negative nothing.
  return Math.abs(days) > most ? undefined : days || 0;
}
