import { addDays, isoWeekday, type LocalDate, parseLocalDate } from './local-date';

/** Stands in for a date that cannot be understood: its title is January 2024 (SPEC section 8). */
export const FALLBACK_DATE = '2024-01-01' as LocalDate;

/** The days that a week can begin on, in the order offered. */
export const WEEK_STARTS = ['monday', 'sunday', 'saturday'] as const;

export type WeekStart = (typeof WEEK_STARTS)[number];

export const DEFAULT_WEEK_START: WeekStart = 'monday';

/** The ISO 8601 weekday of the week's first day: 1 is Monday, 7 is Sunday. */
export const FIRST_WEEKDAY: Readonly<Record<WeekStart, number>> = { monday: 1, sunday: 7, saturday: 6 };

const WEEK_OFFSETS = [0, 1, 2, 3, 4, 5, 6];

/** The day itself, or the fallback day of SPEC section 8 when the text is not a day. */
export function dateOrFallback(text: string): LocalDate {
  return parseLocalDate(text) ?? FALLBACK_DATE;
}

/** The first day of the date's week. */
export function startOfWeek(date: LocalDate, weekStart: WeekStart): LocalDate {
  return addDays(date, -((isoWeekday(date) - FIRST_WEEKDAY[weekStart] + 7) % 7));
}

/** The seven days from that one on. */
export function sevenDaysFrom(firstDay: LocalDate): readonly LocalDate[] {
  return WEEK_OFFSETS.map((offset) => addDays(firstDay, offset));
}

/** The seven days of the week that contains the day; the default week for text that is not a date. */
export function weekOf(text: string, weekStart: WeekStart): readonly LocalDate[] {
  return sevenDaysFrom(startOfWeek(dateOrFallback(text), weekStart));
}

/** The day of that ISO weekday (1 is Monday) in the week that begins on `firstDay`. */
export function dayInWeek(firstDay: LocalDate, weekday: number): LocalDate {
  return addDays(firstDay, (weekday - isoWeekday(firstDay) + 7) % 7);
}
