import { addDays, daysBetween, type LocalDate, localDateOf } from '@/lib/time/local-date';
import type { PayPeriods } from './period-kinds';

/** Inclusive. */
export interface PayPeriod {
  readonly first: LocalDate;
  readonly last: LocalDate;
}

/** The last day that every month has. */
const LAST_START = 28;
const HALF_DAYS = 15;

export function periodOf(date: LocalDate, { kind, start }: PayPeriods): PayPeriod {
  if (kind === 'weekly') return ofDays(date, start, 7);
  if (kind === 'everyTwoWeeks') return ofDays(date, start, 14);
  const month = ofMonth(date, Math.min(Number(start.slice(8)), LAST_START));
  if (kind === 'monthly') return month;
  const second = addDays(month.first, HALF_DAYS);
  return date < second
    ? { first: month.first, last: addDays(second, -1) }
    : { first: second, last: month.last };
}

/** The period after `period`, or before `period` if `step` is -1. */
export function nextPeriod(period: PayPeriod, periods: PayPeriods, step: 1 | -1): PayPeriod {
  return periodOf(step === 1 ? addDays(period.last, 1) : addDays(period.first, -1), periods);
}

function ofDays(date: LocalDate, start: LocalDate, length: number): PayPeriod {
  const into = ((daysBetween(start, date) % length) + length) % length;
  const first = addDays(date, -into);
  return { first, last: addDays(first, length - 1) };
}

function ofMonth(date: LocalDate, startDay: number): PayPeriod {
  const [year, month, day] = [Number(date.slice(0, 4)), Number(date.slice(5, 7)), Number(date.slice(8))];
  const begun = day >= startDay ? 0 : -1;
  const firstOf = (months: number): LocalDate => {
    const index = year * 12 + month - 1 + months;
    // Every month has this day: it is at most 28.
    return localDateOf(Math.floor(index / 12), (index % 12) + 1, startDay) ?? date;
  };
  return { first: firstOf(begun), last: addDays(firstOf(begun + 1), -1) };
}
