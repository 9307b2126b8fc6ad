import { type Amount, MAIN_UNIT } from '@/lib/pay/amount';

/** Type of a column: text, day as `YYYY-MM-DD`, time of day as `HH:MM`, planned minutes, whole number, or amount of money. */
export type ColumnKind = 'text' | 'date' | 'time' | 'minutes' | 'count' | 'amount';

export interface ExportColumn {
  readonly head: string;
  readonly kind: ColumnKind;
  /** In characters. */
  readonly width: number;
  /** Of an amount: as its currency has them. */
  readonly decimals?: number;
}

/** A value of its column's kind: numbers for minutes, counts and amounts, texts otherwise. */
export type ExportValue = string | number;

/** A table to be written as a spreadsheet; plain data, so it can be posted to a worker. */
export interface ExportTable {
  /** Sheet name, at most 31 characters. */
  readonly name: string;
  readonly columns: readonly ExportColumn[];
  readonly rows: readonly (readonly ExportValue[])[];
}

/** Planned minutes as hours with at most two decimals. */
export function hoursOf(minutes: number): number {
  return Math.round((minutes / 60) * 100) / 100;
}

/** An amount in main units of its currency, with that many decimals. */
export function unitsOf(amount: Amount, decimals: number): number {
  return Number((amount / MAIN_UNIT).toFixed(decimals));
}
