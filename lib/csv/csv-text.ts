/** A text, which is made safe, or a number, which stays one. */
export type CsvCell = string | number;

/** Tells spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';
const LINE_END = '\r\n';
const NEEDS_QUOTES = /[",;\t\r\n]|^\s|\s$/;
/**
 * What a spreadsheet may run: = + - @, their wide forms too, behind blanks, quotes or characters that do not show.
 * After a semicolon, a tab or a line's end as well: a spreadsheet that splits there sees a cell begin.
 */
const RUNNABLE = /(^|[;\t\r\n])([\s\p{Cc}\p{Cf}"']*[=+\-@＝＋－＠])/gu;
const BEGINS_WITH_CONTROL = /^[\t\r\n]/;

/** A file of rows for spreadsheets: UTF-8 with its mark, quoted by RFC 4180, each line ended by CRLF. */
export function csvText(rows: readonly (readonly CsvCell[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => row.map(cellText).join(',') + LINE_END).join('');
}

function cellText(cell: CsvCell): string {
  if (typeof cell === 'number') return String(cell);
  const text = defused(cell);
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The text so that no spreadsheet takes it for a formula: an apostrophe stands before what might be one. */
export function defused(text: string): string {
  const safe = text.replace(RUNNABLE, "$1'$2");
  return BEGINS_WITH_CONTROL.test(safe) ? `'${safe}` : safe;
}
