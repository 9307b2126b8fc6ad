import type { Amount } from '@/lib/pay/amount';
import { addDays, type LocalDate } from '@/lib/time/local-date';

/** What a day takes in: expected before, actual after it. */
export interface DaySales {
  readonly expected?: Amount | undefined;
  readonly actual?: Amount | undefined;
}

/** By date, `YYYY-MM-DD`; a day of which nothing is said is absent. */
export type Sales = Readonly<Record<string, DaySales>>;

export const NO_SALES: Sales = {};

const MOST_WEEKS = 8;

/** What counts as the day's sales: the actual ones, otherwise those that are expected. */
export function salesOn(sales: Sales, date: LocalDate): Amount | undefined {
  const day = sales[date];
  return day?.actual ?? day?.expected;
}

/** The sales of the days together; undefined where nothing is said of any of them. */
export function salesOfDays(sales: Sales, days: readonly LocalDate[]): Amount | undefined {
  const said = days.flatMap((day) => salesOn(sales, day) ?? []);
  return said.length > 0 ? said.reduce((sum, amount) => sum + amount, 0) : undefined;
}

/** The sales with those of the day changed; undefined takes a figure away, and a day without any is left out. */
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

/** A proposal, and of how many days it is the median. */
export interface ProposedSales {
  readonly amount: Amount;
  readonly days: number;
}

/**
 * What is to be expected of the day: the median of the same weekday of up to eight weeks before, actual sales first. Of an even number the
 * mean of the two in the middle, rounded down. Undefined where nothing is known of any.
 */
export function proposedSales(sales: Sales, date: LocalDate): ProposedSales | undefined {
  const past = Array.from({ length: MOST_WEEKS }, (_, week) => addDays(date, -7 * (week + 1)));
  const known = past.flatMap((day) => salesOn(sales, day) ?? []).sort((one, other) => one - other);
  if (known.length === 0) return undefined;
  const [low = 0, high = 0] = [
    known[Math.floor((known.length - 1) / 2)],
    known[Math.floor(known.length / 2)],
  ];
  return { amount: Math.floor((low + high) / 2), days: known.length };
}
