import type { ImportContext, ImportRefusal } from '@/lib/import/file/import-file';
import { readDelimited } from '@/lib/import/file/read-delimited';
import { ok, type Result } from '@/lib/result';
import { type ReadSales, readSales } from '@/lib/sales/read-sales';
import { readTableFile } from './read-table-file';

type Context = Pick<ImportContext, 'today' | 'zone' | 'isMonthFirst'>;

/** The sales in a CSV or XLSX file, or why it is not read. */
export async function readSalesFile(
  bytes: Uint8Array,
  context: Context,
  currencyDecimals: number,
): Promise<Result<ReadSales, ImportRefusal>> {
  const rows = await readTableFile(bytes);
  return rows.isOk ? ok(readSales(rows.value, context, currencyDecimals)) : rows;
}

/** The sales in a pasted or typed text. */
export function readSalesText(text: string, context: Context, currencyDecimals: number): ReadSales {
  const table = readDelimited(text);
  const rows = table.isOk ? table.value : text.split('\n').map((line) => [line]);
  return readSales(rows, context, currencyDecimals);
}
