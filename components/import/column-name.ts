/** A, B, ... Z, AA, as spreadsheets name their columns; the first is 0. */
export function columnLetter(column: number): string {
  const before = Math.floor(column / 26);
  return (before > 0 ? columnLetter(before - 1) : '') + String.fromCharCode(65 + (column % 26));
}
