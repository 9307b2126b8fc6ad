import { ok, type Result, refused } from '@/lib/result';
import type { ImportRefusal, TableRows } from './import-file';
import { IMPORT_LIMITS } from './limits';
import { rowsOfText } from './rows-of-text';

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
  // One more row for the heads.
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
