import { zipSync } from 'fflate';
import readXlsxFile from 'read-excel-file/web-worker';
import { ok, type Result, refused } from '@/lib/result';
import { DAY_MS, MINUTE_MS } from '@/lib/time/units';
import type { ImportRefusal, TableRows } from './import-file';
import { IMPORT_LIMITS } from './limits';
import { boundedRows } from './read-delimited';
import { unpackXlsx } from './unpack-xlsx';

/** Spreadsheets write a time alone as a fraction of this year's first day. */
const YEAR_OF_TIMES = 1900;
const CELL_ADDRESS = /<(?:[\w.-]{1,20}:)?c\s[^<>]{0,200}?\br\s*=\s*["']([^"'<>]{0,20})/g;
const PLAIN_ADDRESS = /^([A-Z]{1,3})(\d{1,7})$/;

/** Every non-empty sheet of an XLSX, its cells as texts; dates as `2026-11-20`, times as `17:30`. */
export async function readXlsx(file: Uint8Array): Promise<Result<readonly TableRows[], ImportRefusal>> {
  const parts = unpackXlsx(file);
  if (!parts.isOk) return parts;
  const refusal = Object.entries(parts.value)
    .map(([path, bytes]) => refusalOfSheet(path, bytes))
    .find((found) => found !== undefined);
  if (refusal) return refused(refusal);
  try {
    // Stored uncompressed: the reader would unpack large parts in workers, which the page's policy blocks.
    const sheets = await readXlsxFile(zipSync(parts.value, { level: 0 }).buffer);
    const tables = sheets.map(({ data }) => boundedRows(data.map((row) => row.map(cellText))));
    const filled = tables.flatMap((table) => (table.isOk ? [table.value] : []));
    if (filled.length > 0) return ok(filled);
    const [first] = tables;
    return first && !first.isOk ? first : refused('empty');
  } catch (error) {
    console.warn('The spreadsheet cannot be read.', error);
    return refused('damaged');
  }
}

/** A single far-out cell would expand into millions of empty ones. */
function refusalOfSheet(path: string, bytes: Uint8Array): ImportRefusal | undefined {
  if (!/sheet[^/]*\.xml$/i.test(path)) return undefined;
  let [rows, columns] = [0, 0];
  for (const [, address = ''] of new TextDecoder().decode(bytes).matchAll(CELL_ADDRESS)) {
    const [, letters, row] = PLAIN_ADDRESS.exec(address) ?? [];
    if (letters === undefined) return 'damaged';
    rows = Math.max(rows, Number(row));
    columns = Math.max(columns, columnNumber(letters));
  }
  if (rows > IMPORT_LIMITS.rows + 1) return 'tooManyRows';
  return columns > IMPORT_LIMITS.columns || rows * columns > 2 * IMPORT_LIMITS.cells
    ? 'tooManyCells'
    : undefined;
}

function columnNumber(letters: string): number {
  let number = 0;
  for (const letter of letters) number = 26 * number + letter.charCodeAt(0) - 64;
  return number;
}

function cellText(cell: unknown): string {
  if (typeof cell === 'string') return cell.trim();
  if (typeof cell === 'number') return String(cell);
  return cell instanceof Date ? momentText(cell) : '';
}

function momentText(moment: Date): string {
  if (Number.isNaN(moment.getTime())) return '';
  const iso = new Date(Math.round(moment.getTime() / MINUTE_MS) * MINUTE_MS).toISOString();
  const time = iso.slice(11, 16);
  if (moment.getUTCFullYear() < YEAR_OF_TIMES) return time;
  return moment.getTime() % DAY_MS === 0 ? iso.slice(0, 10) : `${iso.slice(0, 10)} ${time}`;
}
