/** A, B, ... Z, AA, as in spreadsheets; column 0 is A. */
export function columnLetter(column: number): string {
  const before = Math.floor(column / 26);
  return (before > 0 ? columnLetter(before - 1) : '') + String.fromCharCode(65 + (column % 26));
}
