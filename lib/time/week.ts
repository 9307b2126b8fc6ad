import { addDays, isoWeekday, type LocalDate, parseLocalDate } from './local-date';

/** Replaces an invalid date, so that the calendar shows January 2024 (SPEC section 8). */
export const FALLBACK_DATE = '2024-01-01' as LocalDate;

export const WEEK_STARTS = ['monday', 'sunday', 'saturday'] as const;

export type WeekStart = (typeof WEEK_STARTS)[number];

export const DEFAULT_WEEK_START: WeekStart = 'monday';

/** ISO 8601: 1 is Monday, 7 is Sunday. */
export const FIRST_WEEKDAY: Readonly<Record<WeekStart, number>> = { monday: 1, sunday: 7, saturday: 6 };

const WEEK_OFFSETS = [0, 1, 2, 3, 4, 5, 6];

/** SPEC section 8. */
export function dateOrFallback(text: string): LocalDate {
  return parseLocalDate(text) ?? FALLBACK_DATE;
}

export function startOfWeek(date: LocalDate, weekStart: WeekStart): LocalDate {
  return addDays(date, -((isoWeekday(date) - FIRST_WEEKDAY[weekStart] + 7) % 7));
}

export function sevenDaysFrom(firstDay: LocalDate): readonly LocalDate[] {
  return WEEK_OFFSETS.map((offset) => addDays(firstDay, offset));
}

/** Uses the fallback date for an invalid text. */
export function weekOf(text: string, weekStart: WeekStart): readonly LocalDate[] {
  return sevenDaysFrom(startOfWeek(dateOrFallback(text), weekStart));
}

/** The ISO weekday (1 is Monday) in the week that begins on `firstDay`. */
export function dayInWeek(firstDay: LocalDate, weekday: number): LocalDate {
  return addDays(firstDay, (weekday - isoWeekday(firstDay) + 7) % 7);
}
