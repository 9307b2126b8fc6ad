/** Text is escaped against formulas, numbers are not. */
export type CsvCell = string | number;

/** Marks the file as UTF-8 for spreadsheets. */
const BYTE_ORDER_MARK = '\ufeff';
const LINE_END = '\r\n';
const NEEDS_QUOTES = /[",;\t\r\n]|^\s|\s$/;
/**
 * Text that a spreadsheet may run as a formula: = + - @ and their wide forms. A formula may follow whitespace,
 * quotes, invisible characters or a separator of cells. The character is optional so that the regex skips a
 * whole run at once.
 */
const RUNNABLE = /(^|[;\t\r\n])([\s\p{Cc}\p{Cf}"']*)([=+\-@＝＋－＠])?/gu;
const BEGINS_WITH_CONTROL = /^[\t\r\n]/;

/** UTF-8 with byte order mark, quoted per RFC 4180, lines end with CRLF. */
export function csvText(rows: readonly (readonly CsvCell[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => row.map(cellText).join(',') + LINE_END).join('');
}

function cellText(cell: CsvCell): string {
  if (typeof cell === 'number') return String(cell);
  const text = defused(cell);
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Puts an apostrophe before a possible formula. */
export function defused(text: string): string {
  const safe = text.replace(RUNNABLE, (found, before: string, between: string, sign?: string) =>
    sign === undefined ? found : `${before}'${between}${sign}`,
  );
  return BEGINS_WITH_CONTROL.test(safe) ? `'${safe}` : safe;
}
