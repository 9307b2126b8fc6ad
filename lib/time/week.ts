import { addDays, isoWeekday, type LocalDate, parseLocalDate } from './local-date';

/** Stands in for a date that cannot be understood: its title is January 2024 (SPEC section 8). */
export const FALLBACK_DATE = '2024-01-01' as LocalDate;

/** The day itself, or the fallback day of SPEC section 8 when the text is not a day. */
export function dateOrFallback(text: string): LocalDate {
  return parseLocalDate(text) ?? FALLBACK_DATE;
}

/** The Monday of the date's calendar week. */
export function startOfCalendarWeek(date: LocalDate): LocalDate {
  return addDays(date, 1 - isoWeekday(date));
}

/** The seven days of the calendar week, Monday to Sunday; the default week for text that is not a date. */
export function weekOf(text: string): readonly LocalDate[] {
  const monday = startOfCalendarWeek(dateOrFallback(text));
  return [0, 1, 2, 3, 4, 5, 6].map((offset) => addDays(monday, offset));
}
