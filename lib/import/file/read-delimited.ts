import Papa from 'papaparse';
import { ok, type Result, refused } from '@/lib/result';
import type { ImportRefusal, TableRows } from './import-file';
import { IMPORT_LIMITS } from './limits';

const DELIMITERS = ['\t', ';', ',', '|'];
const GUESSED_BY_ROWS = 30;

/** The apostrophe written before a possible formula, see lib/csv/csv-text.ts. */
const DEFUSED = /(^|[;\t\r\n])'([\s\p{Cc}\p{Cf}"']*[=+\-@＝＋－＠])/gu;

/** The rows of a text delimited by commas, semicolons, tabs or bars; trailing empty rows are removed. */
export function readDelimited(text: string): Result<TableRows, ImportRefusal> {
  const bare = text.replace(/^\ufeff/, '');
  const { data } = Papa.parse<string[]>(bare, {
    delimiter: likelyDelimiter(bare),
    preview: IMPORT_LIMITS.rows + 2,
    skipEmptyLines: false,
  });
  return boundedRows(data.map((row) => row.map(cleanCell)));
}

/** The rows without trailing empty ones; refused when none or too many remain. */
export function boundedRows(rows: TableRows): Result<TableRows, ImportRefusal> {
  const last = rows.findLastIndex((row) => row.some((cell) => cell !== ''));
  if (last < 0) return refused('empty');
  // One more row for the heads.
  if (last > IMPORT_LIMITS.rows) return refused('tooManyRows');
  const filled = rows.slice(0, last + 1);
  let cells = 0;
  for (const row of filled) {
    if (row.length > IMPORT_LIMITS.columns) return refused('tooManyCells');
    cells += row.length;
  }
  return cells > IMPORT_LIMITS.cells ? refused('tooManyCells') : ok(filled);
}

function cleanCell(cell: string): string {
  const text = cell.trim();
  return text.includes("'") ? text.replace(DEFUSED, '$1$2').trim() : text;
}

/** The delimiter that splits most rows into the same number of cells, preferring more cells. */
function likelyDelimiter(text: string): string {
  let best = { delimiter: ',', score: 0 };
  for (const delimiter of DELIMITERS) {
    const { data } = Papa.parse<string[]>(text, {
      delimiter,
      preview: GUESSED_BY_ROWS,
      skipEmptyLines: true,
    });
    const widths = new Map<number, number>();
    for (const { length } of data) widths.set(length, (widths.get(length) ?? 0) + 1);
    for (const [width, count] of widths) {
      const score = (count / data.length) * Math.log(width);
      if (score > best.score) best = { delimiter, score };
    }
  }
  return best.delimiter;
}
