import type { Amount } from '@/lib/pay/amount';
import { addDays, type LocalDate } from '@/lib/time/local-date';

/** Expected before the day, actual after. */
export interface DaySales {
  readonly expected?: Amount | undefined;
  readonly actual?: Amount | undefined;
}

/** By date, `YYYY-MM-DD`; days without figures are absent. */
export type Sales = Readonly<Record<string, DaySales>>;

export const NO_SALES: Sales = {};

const MAX_WEEKS = 8;

/** Actual sales, otherwise expected. */
export function salesOn(sales: Sales, date: LocalDate): Amount | undefined {
  const day = sales[date];
  return day?.actual ?? day?.expected;
}

/** The sum; undefined if no day has figures. */
export function salesOfDays(sales: Sales, days: readonly LocalDate[]): Amount | undefined {
  const amounts = days.flatMap((day) => salesOn(sales, day) ?? []);
  return amounts.length > 0 ? amounts.reduce((sum, amount) => sum + amount, 0) : undefined;
}

/** Undefined removes a figure; a day without figures is dropped. */
export function withDaySales(sales: Sales, date: LocalDate, fields: DaySales): Sales {
  const { [date]: before = {}, ...others } = sales;
  const { expected, actual, ...unknown } = { ...before, ...fields };
  const day = {
    ...unknown,
    ...(expected !== undefined && { expected }),
    ...(actual !== undefined && { actual }),
  };
  return Object.keys(day).length > 0 ? { ...others, [date]: day } : others;
}

export interface ProposedSales {
  readonly amount: Amount;
  readonly days: number;
}

/** The median of the same weekday in up to eight weeks before. Undefined without figures. */
export function proposedSales(sales: Sales, date: LocalDate): ProposedSales | undefined {
  const past = Array.from({ length: MAX_WEEKS }, (_, week) => addDays(date, -7 * (week + 1)));
  const known = past.flatMap((day) => salesOn(sales, day) ?? []).sort((one, other) => one - other);
  if (known.length === 0) return undefined;
  const [low = 0, high = 0] = [
    known[Math.floor((known.length - 1) / 2)],
    known[Math.floor(known.length / 2)],
  ];
  return { amount: Math.floor((low + high) / 2), days: known.length };
}
