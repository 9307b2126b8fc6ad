import type { CellObject, Row } from 'write-excel-file/universal';
import writeSheets from 'write-excel-file/universal';
import { minuteOfDay } from '@/lib/time/clock-time';
import { isLocalDate, toUtcDate } from '@/lib/time/local-date';
import { DAY_MINUTES } from '@/lib/time/units';
import {
  type ColumnKind,
  type ExportColumn,
  type ExportTable,
  type ExportValue,
  hoursOf,
  unitsOf,
} from './export-table';

/** Spreadsheets have no earlier days, and count a February 29, 1900 that never existed. */
const FIRST_SHEET_DAY = '1900-03-01';
/** Maximum characters per cell in a spreadsheet. */
const MAX_LETTERS = 32_767;
/** One sheet per table. Runs synchronously: use a worker for thousands of rows. */
export function xlsxOfTables(tables: readonly ExportTable[]): Promise<Blob> {
  return writeSheets(
    tables.map(({ name, columns, rows }) => ({
      sheet: name,
      stickyRowsCount: 1,
      columns: columns.map(({ width }) => ({ width })),
      data: [
        columns.map(
          ({ head, kind }): CellObject => ({
            ...textCell(head),
            fontWeight: 'bold',
            ...(isNumeric(kind) && { align: 'right' }),
          }),
        ),
        ...rows.map((row): Row => row.map((value, position) => cell(columns[position], value))),
      ],
    })),
  ).toBlob();
}

function isNumeric(kind: ColumnKind): boolean {
  return kind === 'minutes' || kind === 'count' || kind === 'amount';
}

function cell({ kind, decimals = 0 }: Partial<ExportColumn> = {}, value: ExportValue): CellObject | null {
  if (value === '') return null;
  switch (kind) {
    case 'minutes':
      return { type: Number, value: hoursOf(Number(value)), format: '0.00' };
    case 'amount':
      return { type: Number, value: unitsOf(Number(value), decimals), format: (0).toFixed(decimals) };
    case 'count':
      return { type: Number, value: Number(value), format: '0' };
    case 'time':
      return { type: Number, value: minuteOfDay(String(value)) / DAY_MINUTES, format: 'hh:mm' };
    case 'date': {
      const text = String(value);
      if (!isLocalDate(text) || text < FIRST_SHEET_DAY) return textCell(text);
      return { type: Date, value: toUtcDate(text), format: 'yyyy-mm-dd' };
    }
    default:
      return textCell(String(value));
  }
}

/**
 * The writer looks texts up in a plain object, so an inherited name such as `constructor` breaks the lookup.
 */
function textCell(text: string): CellObject {
  const value = text.slice(0, MAX_LETTERS);
  return { type: String, value: value in {} ? `${value} ` : value };
}
