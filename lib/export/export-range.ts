import { addDays, type LocalDate, localDateOf } from '@/lib/time/local-date';
import { startOfWeek, type WeekStart } from '@/lib/time/week';

/** `own` has two entered dates. */
export const EXPORT_RANGES = ['shownWeek', 'lastWeek', 'thisMonth', 'lastMonth', 'own'] as const;

export type ExportRange = (typeof EXPORT_RANGES)[number];

export interface DayRange {
  readonly first: LocalDate;
  /** Inclusive. */
  readonly last: LocalDate;
}

interface RangeBase {
  readonly selectedDate: LocalDate;
  readonly today: LocalDate;
  readonly weekStart: WeekStart;
}

/** Last week and the months are relative to today. */
export function daysOfRange(
  range: Exclude<ExportRange, 'own'>,
  { selectedDate, today, weekStart }: RangeBase,
): DayRange {
  switch (range) {
    case 'shownWeek':
      return weekFrom(startOfWeek(selectedDate, weekStart));
    case 'lastWeek':
      return weekFrom(startOfWeek(addDays(today, -7), weekStart));
    case 'thisMonth':
      return monthOf(today);
    case 'lastMonth':
      return monthOf(addDays(monthOf(today).first, -1));
  }
}

function weekFrom(first: LocalDate): DayRange {
  return { first, last: addDays(first, 6) };
}

function monthOf(date: LocalDate): DayRange {
  const first = localDateOf(Number(date.slice(0, 4)), Number(date.slice(5, 7)), 1) ?? date;
  // No month has more than 31 days, so 31 days later is in the next one.
  const next = addDays(first, 31);
  return { first, last: addDays(next, -Number(next.slice(8))) };
}
