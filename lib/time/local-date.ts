import { addHours, differenceInHours } from 'date-fns';
import { remembered } from '@/lib/remembered';

/**
 * A calendar day as the restaurant's wall calendar shows it, `YYYY-MM-DD`. It has no time zone, so none can shift
 * it: all arithmetic runs in UTC, where every day has 24 hours. Strings compare in calendar order.
 */
export type LocalDate = string & { readonly brand: 'LocalDate' };

const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;

/** Whether the text is a day that exists, in the exact form `YYYY-MM-DD`; 2026-02-30 is not. */
export function isLocalDate(text: string): text is LocalDate {
  return ISO_DATE.test(text) && isOnCalendar(text);
}

/** A schedule of many thousand shifts has only so many days. */
const isOnCalendar = remembered((text: string): boolean => {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.getUTCDate() === Number(text.slice(8));
});

/** The day, or undefined where the text is not one in the exact form `YYYY-MM-DD`. */
export function parseLocalDate(text: string): LocalDate | undefined {
  return isLocalDate(text) ? text : undefined;
}

/** The day's midnight in UTC: only for handing to `Intl` with `timeZone: 'UTC'` and to date arithmetic. */
export function toUtcDate(date: LocalDate): Date {
  return new Date(`${date}T00:00:00Z`);
}

/** The day that a Date shows in UTC. Years outside 0000 to 9999 are clamped to that range's ends. */
export function fromUtcDate(date: Date): LocalDate {
  const text = date.toISOString();
  if (isLocalDate(text.slice(0, 10))) return text.slice(0, 10) as LocalDate;
  return (text.startsWith('-') ? '0000-01-01' : '9999-12-31') as LocalDate;
}

/** The day from calendar numbers (month 1 to 12), or undefined where there is no such day. */
export function localDateOf(year: number, month: number, day: number): LocalDate | undefined {
  const digits = (value: number, length: number) => String(value).padStart(length, '0');
  return parseLocalDate(`${digits(year, 4)}-${digits(month, 2)}-${digits(day, 2)}`);
}

/** The day `count` days later, or earlier where negative; over month ends, leap days and years. */
export function addDays(date: LocalDate, count: number): LocalDate {
  return fromUtcDate(addHours(toUtcDate(date), 24 * count));
}

/** How many days `to` lies after `from`; negative where it lies before. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return differenceInHours(toUtcDate(to), toUtcDate(from)) / 24;
}

/** The weekday by ISO 8601: 1 is Monday, 7 is Sunday. */
export function isoWeekday(date: LocalDate): number {
  return toUtcDate(date).getUTCDay() || 7;
}
