import { addDays, isoWeekday, type LocalDate } from '@/lib/time/local-date';

/** Weekdays as in SPEC section 2: 0 is Sunday, 6 is Saturday. */
export interface RecurringPattern {
  readonly frequency: 'daily' | 'weekly';
  readonly daysOfWeek: readonly number[];
  /** Days or weeks; 1 to 12. */
  readonly count: number;
}

/** SPEC section 9. */
export const DEFAULT_PATTERN: RecurringPattern = { frequency: 'weekly', daysOfWeek: [], count: 4 };

/** SPEC section 5. */
export const OCCURRENCES = { min: 1, max: 12 } as const;

const WEEK_DAYS = 7;

/** Returns a number from 1 to 12. Cuts off fractions; returns 1 for other text. */
export function parseOccurrences(text: string): number {
  const count = Number.parseInt(text, 10);
  return Number.isNaN(count) ? OCCURRENCES.min : Math.min(Math.max(count, OCCURRENCES.min), OCCURRENCES.max);
}

/**
 * The dates of the pattern in ascending order, from tomorrow on. A weekly pattern without `daysOfWeek` uses
 * tomorrow's weekday. Omits the original date without adding another date, so the result may be empty.
 */
export function recurringDates(
  { frequency, daysOfWeek, count }: RecurringPattern,
  today: LocalDate,
  originalDate: LocalDate,
): readonly LocalDate[] {
  const tomorrow = addDays(today, 1);
  const weekdays = new Set(daysOfWeek.length > 0 ? daysOfWeek : [weekdayOf(tomorrow)]);
  const length = frequency === 'daily' ? count : count * WEEK_DAYS;
  const days = Array.from({ length }, (_, offset) => addDays(tomorrow, offset));
  // `addDays` stops at 9999-12-31: the last day then repeats, and today may be that day.
  return [...new Set(days)].filter(
    (day) => day > today && day !== originalDate && (frequency === 'daily' || weekdays.has(weekdayOf(day))),
  );
}

/** 0 is Sunday. */
export function weekdayOf(date: LocalDate): number {
  return isoWeekday(date) % WEEK_DAYS;
}
