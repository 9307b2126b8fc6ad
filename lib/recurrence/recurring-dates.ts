import { addDays, isoWeekday, type LocalDate } from '@/lib/time/local-date';

/** How often a copied shift repeats. Weekdays as in SPEC section 2: 0 is Sunday, 6 is Saturday. */
export interface RecurringPattern {
  readonly frequency: 'daily' | 'weekly';
  readonly daysOfWeek: readonly number[];
  /** Days when daily, weeks when weekly; 1 to 12. */
  readonly count: number;
}

/** The initial pattern (SPEC section 9). */
export const DEFAULT_PATTERN: RecurringPattern = { frequency: 'weekly', daysOfWeek: [], count: 4 };

/** Minimum and maximum number of repeats (SPEC section 5). */
export const OCCURRENCES = { min: 1, max: 12 } as const;

const WEEK_DAYS = 7;

/** The typed number of repeats, 1 to 12: 1 for text that is not a number, fractions are cut off. */
export function parseOccurrences(text: string): number {
  const count = Number.parseInt(text, 10);
  return Number.isNaN(count) ? OCCURRENCES.min : Math.min(Math.max(count, OCCURRENCES.min), OCCURRENCES.max);
}

/**
 * The days of the pattern from tomorrow on, ascending, distinct, without the original date. Daily gives `count` days
 * in a row; weekly the chosen weekdays within `count` times seven days, or tomorrow's weekday when none is chosen.
 * The excluded day is not replaced, so a pattern may give no date at all.
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
  // At the end of the calendar days repeat, and tomorrow may be today.
  return [...new Set(days)].filter(
    (day) => day > today && day !== originalDate && (frequency === 'daily' || weekdays.has(weekdayOf(day))),
  );
}

/** The weekday as a pattern counts it: 0 is Sunday. */
export function weekdayOf(date: LocalDate): number {
  return isoWeekday(date) % WEEK_DAYS;
}
