/** A text, which is escaped against formulas, or a number, which is written as is. */
export type CsvCell = string | number;

/** Marks the file as UTF-8 for spreadsheets. */
const BYTE_ORDER_MARK = '\ufeff';
const LINE_END = '\r\n';
const NEEDS_QUOTES = /[",;\t\r\n]|^\s|\s$/;
/**
 * What a spreadsheet may run as a formula: = + - @ and their wide forms, also after whitespace, quotes or invisible
 * characters. After a semicolon, tab or line end too: a spreadsheet that splits there starts a new cell.
 * The sign is optional, so that a run without one is passed as a whole and not looked at from each of its places.
 */
const RUNNABLE = /(^|[;\t\r\n])([\s\p{Cc}\p{Cf}"']*)([=+\-@＝＋－＠])?/gu;
const BEGINS_WITH_CONTROL = /^[\t\r\n]/;

/** Rows as a CSV file for spreadsheets: UTF-8 with byte order mark, quoted per RFC 4180, lines ended by CRLF. */
export function csvText(rows: readonly (readonly CsvCell[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => row.map(cellText).join(',') + LINE_END).join('');
}

function cellText(cell: CsvCell): string {
  if (typeof cell === 'number') return String(cell);
  const text = defused(cell);
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The text escaped so that no spreadsheet runs it: an apostrophe goes before a possible formula. */
export function defused(text: string): string {
  const safe = text.replace(RUNNABLE, (found, before: string, between: string, sign?: string) =>
    sign === undefined ? found : `${before}'${between}${sign}`,
  );
  return BEGINS_WITH_CONTROL.test(safe) ? `'${safe}` : safe;
}
