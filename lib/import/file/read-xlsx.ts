import { zipSync } from 'fflate';
import readXlsxFile from 'read-excel-file/web-worker';
import { ok, type Result, refused } from '@/lib/result';
import { DAY_MS, MINUTE_MS } from '@/lib/time/units';
import type { ImportRefusal, TableRows } from './import-file';
import { IMPORT_LIMITS, type SizeBounds } from './limits';
import { pareXlsx } from './pare-xlsx';
import { boundedRows } from './read-delimited';
import { unpackXlsx } from './unpack-xlsx';

/** Spreadsheets write a time without a date as a fraction of this year's first day. */
const YEAR_OF_TIMES = 1900;
const MOST_CELLS = 4 * IMPORT_LIMITS.cells;
const [UNPACKED, PARED, READ] = [0.2, 0.5, 0.9];

/** Every non-empty sheet, with dates as `2026-11-20`, times as `17:30`. `onProgress` receives 0 to 1. */
export async function readXlsx(
  file: Uint8Array,
  bounds: SizeBounds,
  onProgress: (share: number) => void,
): Promise<Result<readonly TableRows[], ImportRefusal>> {
  const parts = unpackXlsx(file, bounds);
  if (!parts.isOk) return parts;
  onProgress(UNPACKED);
  const pared = pareXlsx(parts.value, (share) => onProgress(UNPACKED + (PARED - UNPACKED) * share));
  if (!pared.isOk) return pared;
  try {
    // Stored uncompressed: the reader unpacks large parts in workers, which the page's policy blocks.
    const sheets = await readXlsxFile(zipSync(pared.value, { level: 0 }).buffer);
    onProgress(READ);
    return filledTables(sheets.map(({ data }) => data));
  } catch (error) {
    console.warn('The spreadsheet cannot be read.', error);
    return refused('damaged');
  }
}

/** Skips empty and unreadable sheets; a file may list the same sheet many times. */
function filledTables(
  sheets: readonly (readonly (readonly unknown[])[] | undefined)[],
): Result<readonly TableRows[], ImportRefusal> {
  const filled: TableRows[] = [];
  let first: ImportRefusal | undefined;
  let cells = 0;
  for (const sheet of sheets) {
    // Chart sheets have no cells.
    const rows = sheet ?? [];
    cells += rows.reduce((sum, { length }) => sum + length, 0);
    if (cells > MOST_CELLS) return refused('tooLarge');
    const table = boundedRows(rows.map((row) => row.map(cellText)));
    if (table.isOk) filled.push(table.value);
    else first ??= table.error;
  }
  return filled.length > 0 ? ok(filled) : refused(first ?? 'empty');
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
