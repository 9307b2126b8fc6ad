import type { ImportContext, ImportRefusal } from '@/lib/import/file/import-file';
import { readDelimited } from '@/lib/import/file/read-delimited';
import { ok, type Result } from '@/lib/result';
import { type ReadSales, readSales } from '@/lib/sales/read-sales';
import { readTableFile } from './read-table-file';

type Context = Pick<ImportContext, 'today' | 'zone' | 'isMonthFirst'>;

export async function readSalesFile(
  bytes: Uint8Array,
  context: Context,
  currencyDecimals: number,
): Promise<Result<ReadSales, ImportRefusal>> {
  const rows = await readTableFile(bytes);
  return rows.isOk ? ok(readSales(rows.value, context, currencyDecimals)) : rows;
}

export function readSalesText(text: string, context: Context, currencyDecimals: number): ReadSales {
  const lines = text.split(/\r\n?|\n/);
  // Lines of a date, spaces and an amount have no other separator: the comma in `1,200.50` is not one.
  const isPlain = lines.every(
    (line) => line.trim() === '' || /^[^\t;]*[^\t;,:]:?[ \u00a0]+\S+(?: \p{Sc})?\s*$/u.test(line),
  );
  const table = isPlain ? undefined : readDelimited(text);
  return readSales(table?.isOk ? table.value : lines.map((line) => [line]), context, currencyDecimals);
}
