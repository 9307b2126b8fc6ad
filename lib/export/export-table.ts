import { type Amount, MAIN_UNIT } from '@/lib/pay/amount';

/** `date` is `YYYY-MM-DD`, `time` is `HH:MM`, `minutes` are planned, `count` is whole, `amount` is money. */
export type ColumnKind = 'text' | 'date' | 'time' | 'minutes' | 'count' | 'amount';

export interface ExportColumn {
  readonly head: string;
  readonly kind: ColumnKind;
  /** In characters. */
  readonly width: number;
  readonly decimals?: number;
}

/** Numbers for minutes, counts and amounts, text otherwise. */
export type ExportValue = string | number;

/** Plain data, so that it can be posted to a worker. */
export interface ExportTable {
  /** Sheet name, at most 31 characters. */
  readonly name: string;
  readonly columns: readonly ExportColumn[];
  readonly rows: readonly (readonly ExportValue[])[];
}

/** Converts minutes to hours with at most two decimals. */
export function hoursOf(minutes: number): number {
  return Math.round((minutes / 60) * 100) / 100;
}

/** Converts the amount to main units of the currency. */
export function unitsOf(amount: Amount, decimals: number): number {
  return Number((amount / MAIN_UNIT).toFixed(decimals));
}
