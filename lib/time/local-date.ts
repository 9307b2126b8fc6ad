import { addHours, differenceInHours } from 'date-fns';
import { remembered } from '@/lib/remembered';

/**
 * A day of the restaurant's calendar, `YYYY-MM-DD`. It has no time zone, so none can shift it: all arithmetic is in
 * UTC, where every day has 24 hours. Strings compare in calendar order.
 */
export type LocalDate = string & { readonly brand: 'LocalDate' };

/** Other years are written with a sign and six digits. */
const FOUR_DIGIT_YEAR = '2026-11-21T00:00:00.000Z'.length;
const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;

/** Whether the text is an existing day in the exact form `YYYY-MM-DD`; 2026-02-30 is not. */
export function isLocalDate(text: string): text is LocalDate {
  return ISO_DATE.test(text) && isOnCalendar(text);
}

/** Cached: thousands of shifts share a limited number of days. */
const isOnCalendar = remembered((text: string): boolean => {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.getUTCDate() === Number(text.slice(8));
});

/** The day, or undefined when the text is not one in the exact form `YYYY-MM-DD`. */
export function parseLocalDate(text: string): LocalDate | undefined {
  return isLocalDate(text) ? text : undefined;
}

/** The day's midnight in UTC: only for `Intl` with `timeZone: 'UTC'` and date arithmetic. */
export function toUtcDate(date: LocalDate): Date {
  return new Date(`${date}T00:00:00Z`);
}

/** The UTC day of a Date. Years outside 0000 to 9999 are clamped to that range. */
export function fromUtcDate(date: Date): LocalDate {
  const text = date.toISOString();
  if (text.length === FOUR_DIGIT_YEAR) return text.slice(0, 10) as LocalDate;
  return (text.startsWith('-') ? '0000-01-01' : '9999-12-31') as LocalDate;
}

/** The day from calendar numbers (month 1 to 12), or undefined when it does not exist. */
export function localDateOf(year: number, month: number, day: number): LocalDate | undefined {
  const digits = (value: number, length: number) => String(value).padStart(length, '0');
  return parseLocalDate(`${digits(year, 4)}-${digits(month, 2)}-${digits(day, 2)}`);
}

/** The day `count` days later, or earlier when negative; across month ends, leap days and years. */
export function addDays(date: LocalDate, count: number): LocalDate {
  return fromUtcDate(addHours(toUtcDate(date), 24 * count));
}

/** The day before. Cached: what runs into a day is asked for each day of a week at every change. */
export const dayBefore: (date: LocalDate) => LocalDate = remembered((date: LocalDate) => addDays(date, -1));

/** The number of days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return differenceInHours(toUtcDate(to), toUtcDate(from)) / 24;
}

/** The ISO 8601 weekday: 1 is Monday, 7 is Sunday. */
export function isoWeekday(date: LocalDate): number {
  return toUtcDate(date).getUTCDay() || 7;
}
