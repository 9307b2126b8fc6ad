import { type CsvCell, csvText } from '@/lib/csv/csv-text';
import { type ExportTable, hoursOf, unitsOf } from './export-table';

/** Locale-independent: ISO days, 24-hour times, decimal points. No text runs as a formula. */
export function csvOfTable({ columns, rows }: ExportTable): string {
  const heads = columns.map(({ head }) => head);
  const lines = rows.map((row) =>
    row.map((value, position): CsvCell => {
      const { kind, decimals = 0 } = columns[position] ?? {};
      if (kind === 'minutes') return hoursOf(Number(value)).toFixed(2);
      return kind === 'amount' ? unitsOf(Number(value), decimals).toFixed(decimals) : value;
    }),
  );
  return csvText([heads, ...lines]);
}
