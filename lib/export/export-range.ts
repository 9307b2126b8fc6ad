import { addDays, isoWeekday, type LocalDate, localDateOf } from '@/lib/time/local-date';
import { startOfCalendarWeek } from '@/lib/time/week';

/** The day ranges offered, in this order; `own` is given by two dates. */
export const EXPORT_RANGES = ['shownWeek', 'lastWeek', 'thisMonth', 'lastMonth', 'own'] as const;

export type ExportRange = (typeof EXPORT_RANGES)[number];

export interface DayRange {
  readonly first: LocalDate;
  /** Inclusive. */
  readonly last: LocalDate;
}

/** The days of a range: weeks run Monday to Sunday; last week and the months are relative to today. */
export function daysOfRange(
  range: Exclude<ExportRange, 'own'>,
  { selectedDate, today }: { readonly selectedDate: LocalDate; readonly today: LocalDate },
): DayRange {
  switch (range) {
    case 'shownWeek':
      return weekFrom(startOfCalendarWeek(selectedDate));
    case 'lastWeek':
      return weekFrom(addDays(today, 1 - isoWeekday(today) - 7));
    case 'thisMonth':
      return monthOf(today);
    case 'lastMonth':
      return monthOf(addDays(monthOf(today).first, -1));
  }
}

function weekFrom(monday: LocalDate): DayRange {
  return { first: monday, last: addDays(monday, 6) };
}

function monthOf(date: LocalDate): DayRange {
  const first = localDateOf(Number(date.slice(0, 4)), Number(date.slice(5, 7)), 1) ?? date;
  // No month has more than 31 days, so 31 days later is in the next one.
  const next = addDays(first, 31);
  return { first, last: addDays(next, -Number(next.slice(8))) };
}
