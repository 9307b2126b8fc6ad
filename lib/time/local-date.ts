import { addHours, differenceInHours } from 'date-fns';
import { memoize } from '@/lib/memoize';

/** A calendar day, `YYYY-MM-DD`. All arithmetic is in UTC, where every day has 24 hours. */
export type LocalDate = string & { readonly brand: 'LocalDate' };

/** ISO texts of other years are longer: a sign and six digits. */
const FOUR_DIGIT_YEAR = '2026-11-21T00:00:00.000Z'.length;
const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;

/** Whether the text is an existing day in the form `YYYY-MM-DD`; 2026-02-30 is not. */
export function isLocalDate(text: string): text is LocalDate {
  return ISO_DATE.test(text) && isOnCalendar(text);
}

const isOnCalendar = memoize((text: string): boolean => {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.getUTCDate() === Number(text.slice(8));
});

/** Undefined unless the text is an existing day in the form `YYYY-MM-DD`. */
export function parseLocalDate(text: string): LocalDate | undefined {
  return isLocalDate(text) ? text : undefined;
}

/** Only for `Intl` with `timeZone: 'UTC'` and date arithmetic. */
export function toUtcDate(date: LocalDate): Date {
  return new Date(`${date}T00:00:00Z`);
}

/** The UTC day. Clamps years outside 0000 to 9999. */
export function fromUtcDate(date: Date): LocalDate {
  const text = date.toISOString();
  if (text.length === FOUR_DIGIT_YEAR) return text.slice(0, 10) as LocalDate;
  return (text.startsWith('-') ? '0000-01-01' : '9999-12-31') as LocalDate;
}

/** Month 1 to 12; undefined if the day does not exist. */
export function localDateOf(year: number, month: number, day: number): LocalDate | undefined {
  const digits = (value: number, length: number) => String(value).padStart(length, '0');
  return parseLocalDate(`${digits(year, 4)}-${digits(month, 2)}-${digits(day, 2)}`);
}

export function addDays(date: LocalDate, count: number): LocalDate {
  return fromUtcDate(addHours(toUtcDate(date), 24 * count));
}

/** Cached: every change needs this for each day of a week. */
export const dayBefore: (date: LocalDate) => LocalDate = memoize((date: LocalDate) => addDays(date, -1));

export function daysBetween(from: LocalDate, to: LocalDate): number {
  return differenceInHours(toUtcDate(to), toUtcDate(from)) / 24;
}

/** ISO 8601: 1 is Monday, 7 is Sunday. */
export function isoWeekday(date: LocalDate): number {
  return toUtcDate(date).getUTCDay() || 7;
}
