/** Parses whole days such as `7`, `+7`, `-7` or `−7`; undefined if malformed or beyond `maxDays`. */
export function parseDayOffset(text: string, maxDays: number): number | undefined {
  const plain = text.trim().replace(/^[\u2212\u2013]/, '-');
  if (!/^[+-]?\d{1,6}$/.test(plain)) return undefined;
  const days = Number(plain);
  // Avoids -0.
  return Math.abs(days) > maxDays ? undefined : days || 0;
}
