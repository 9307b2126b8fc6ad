import { ok, type Result, refused } from '@/lib/result';
import type { ImportRefusal, TableRows } from './import-file';
import { IMPORT_LIMITS } from './limits';

const DELIMITERS = ['\t', ';', ',', '|'];
const GUESSED_BY_ROWS = 30;
const GUESSED_BY_LENGTH = 200_000;

/**
 * The apostrophe before a possible formula, see lib/csv/csv-text.ts. The character is optional so that the
 * regex skips a whole run at once; otherwise it takes quadratic time.
 */
const DEFUSED = /(^|[;\t\r\n])'([\s\p{Cc}\p{Cf}"']*)([=+\-@＝＋－＠])?/gu;

/** Reads text delimited by commas, semicolons, tabs or bars; removes trailing empty rows. */
export function readDelimited(text: string): Result<TableRows, ImportRefusal> {
  const bare = text.replace(/^\ufeff/, '');
  const rows = firstRows(
    bare,
    likelyDelimiter(bare.slice(0, GUESSED_BY_LENGTH)),
    IMPORT_LIMITS.rows + 2,
    () => true,
  );
  return boundedRows(rows.map((row) => row.map(cleanCell)));
}

function firstRows(
  text: string,
  delimiter: string,
  most: number,
  isWanted: (row: readonly string[]) => boolean,
): TableRows {
  const rows: (readonly string[])[] = [];
  for (const row of rowsOfText(text, delimiter)) {
    if (isWanted(row)) rows.push(row);
    if (rows.length >= most) break;
  }
  return rows;
}

/** The rows without trailing empty ones; refused if there are none, too many, or too much text. */
export function boundedRows(rows: TableRows): Result<TableRows, ImportRefusal> {
  const last = rows.findLastIndex((row) => row.some((cell) => cell !== ''));
  if (last < 0) return refused('empty');
  // The limit allows one more row, for the heads.
  if (last > IMPORT_LIMITS.rows) return refused('tooManyRows');
  const filled = rows.slice(0, last + 1);
  let [cells, length] = [0, 0];
  for (const row of filled) {
    if (row.length > IMPORT_LIMITS.columns) return refused('tooManyCells');
    cells += row.length;
    for (const cell of row) {
      if (cell.length > IMPORT_LIMITS.cellLength) return refused('longCell');
      length += cell.length;
    }
  }
  if (cells > IMPORT_LIMITS.cells) return refused('tooManyCells');
  return length > IMPORT_LIMITS.textLength ? refused('tooLarge') : ok(filled);
}

function cleanCell(cell: string): string {
  const text = cell.trim();
  return text.includes("'") ? text.replace(DEFUSED, withoutApostrophe).trim() : text;
}

function withoutApostrophe(found: string, before: string, between: string, sign?: string): string {
  return sign === undefined ? found : before + between + sign;
}

/** The delimiter that splits most rows into the same number of cells, preferring more cells. */
function likelyDelimiter(text: string): string {
  let best = { delimiter: ',', score: 0 };
  for (const delimiter of DELIMITERS) {
    const rows = firstRows(
      text,
      delimiter,
      GUESSED_BY_ROWS,
      ([first, second]) => second !== undefined || first?.trim() !== '',
    );
    const widths = new Map<number, number>();
    for (const { length } of rows) widths.set(length, (widths.get(length) ?? 0) + 1);
    for (const [width, count] of widths) {
      const score = (count / rows.length) * Math.log(width);
      if (score > best.score) best = { delimiter, score };
    }
  }
  return best.delimiter;
}

const QUOTE = '"';
/** A longer quoted cell is cut; escaped quotes take two characters each. */
const MAX_QUOTED_LENGTH = 2 * IMPORT_LIMITS.cellLength + 2;
const MAX_CELLS = IMPORT_LIMITS.columns + 1;

/**
 * Reads rows lazily, in time proportional to the text read. A quoted cell ends at the next quote before a
 * delimiter, line break or the end of the text; blanks may be between. If no quote ends the cell within the
 * limit, the cell takes the rest of the text. A row yields at most one cell above the limit. The first line
 * break outside quotes sets the line break of all rows.
 */
export function* rowsOfText(text: string, delimiter: string): Generator<readonly string[]> {
  const delimiterFrom = positions(text, delimiter);
  let newline: string | undefined;
  let newlineFrom = earlier(positions(text, '\n'), positions(text, '\r'));
  let row: string[] = [];
  for (let at = 0; ; ) {
    const isQuoted = text[at] === QUOTE;
    const close = isQuoted ? closingQuote(text, at, delimiter, newline) : undefined;
    let end = close ? close.end : isQuoted ? text.length : Math.min(delimiterFrom(at), newlineFrom(at));
    if (newline === undefined && end < text.length && text[end] !== delimiter) {
      ({ newline, end } = firstBreak(text, end));
      newlineFrom = positions(text, newline);
    }
    if (row.length < MAX_CELLS) row.push(isQuoted ? quotedText(text, at, close?.quote) : text.slice(at, end));
    at = end + 1;
    if (end < text.length && text[end] === delimiter) continue;
    yield row;
    if (end >= text.length) return;
    row = [];
  }
}

/** Finds the character from a growing position; the text's length if there is none. */
function positions(text: string, sign: string): (from: number) => number {
  let found = -1;
  return (from) => {
    if (found < from) found = text.indexOf(sign, from);
    if (found < 0) found = text.length;
    return found;
  };
}

function earlier(one: (from: number) => number, other: (from: number) => number): (from: number) => number {
  return (from) => Math.min(one(from), other(from));
}

/** Carriage returns before a line feed are no separate line breaks. */
function firstBreak(text: string, at: number): { newline: string; end: number } {
  let end = at;
  while (text[end] === '\r') end += 1;
  return text[end] === '\n' ? { newline: '\n', end } : { newline: '\r', end: at };
}

/** The closing quote and the end of the cell; undefined if there is none within the limit. */
function closingQuote(text: string, start: number, delimiter: string, newline?: string) {
  const ends = delimiter + (newline ?? '\r\n');
  const blanks = newline === '\n' ? ' \r' : ' ';
  let quote = text.indexOf(QUOTE, start + 1);
  while (quote >= 0 && quote - start <= MAX_QUOTED_LENGTH) {
    if (text[quote + 1] === QUOTE) {
      quote = text.indexOf(QUOTE, quote + 2);
      continue;
    }
    let end = quote + 1;
    while (end < text.length && blanks.includes(text[end] ?? '') && text[end] !== delimiter) end += 1;
    if (end >= text.length || ends.includes(text[end] ?? '')) return { quote, end };
    quote = text.indexOf(QUOTE, quote + 1);
  }
  return undefined;
}

function quotedText(text: string, start: number, quote?: number): string {
  if (quote === undefined) return text.slice(start + 1, start + 3 + MAX_QUOTED_LENGTH);
  return text.slice(start + 1, quote).replaceAll('""', QUOTE);
}
