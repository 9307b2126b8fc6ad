import { addDays, daysBetween, isoWeekday, type LocalDate } from '@/lib/time/local-date';
import { FIRST_WEEKDAY, startOfWeek, type WeekStart } from '@/lib/time/week';

/** As in RFC 5545 (`FREQ=WEEKLY`), but the first day need not match. */
export interface SeriesRule {
  /** Intervals count from the week of this day. */
  readonly from: LocalDate;
  /** Inclusive; absent for no end. */
  readonly until?: LocalDate;
  /** In weeks, 1 to 52. */
  readonly interval: number;
  /** ISO 8601, 1 is Monday; at least one, ascending, each once. */
  readonly weekdays: readonly number[];
  /** Decides which days share a week if the interval exceeds 1. */
  readonly weekStart: WeekStart;
}

export const MAX_WEEKS = 52;

export function isDayOf(rule: SeriesRule, date: LocalDate): boolean {
  const { from, until, interval, weekdays, weekStart } = rule;
  if (date < from || (until !== undefined && date > until)) return false;
  if (!weekdays.includes(isoWeekday(date))) return false;
  const weeks = daysBetween(startOfWeek(from, weekStart), startOfWeek(date, weekStart)) / 7;
  return weeks % interval === 0;
}

/** The days of the rule from `from` to `to`, both inclusive, in ascending order. */
export function daysOf(rule: SeriesRule, from: LocalDate, to: LocalDate): readonly LocalDate[] {
  const first = from > rule.from ? from : rule.from;
  const last = rule.until !== undefined && rule.until < to ? rule.until : to;
  const step = 7 * rule.interval;
  const firstWeek = startOfWeek(rule.from, rule.weekStart);
  const offsets = rule.weekdays
    .map((weekday) => (weekday - FIRST_WEEKDAY[rule.weekStart] + 7) % 7)
    .sort((one, other) => one - other);
  const days: LocalDate[] = [];
  const skipped = Math.max(0, Math.floor(daysBetween(firstWeek, first) / step));
  for (let offset = skipped * step; first <= last; offset += step) {
    const week = addDays(firstWeek, offset);
    // The calendar ends with the year 9999, where `addDays` repeats days.
    if (week > last || addDays(week, 6) === addDays(week, 7)) break;
    for (const day of offsets.map((within) => addDays(week, within))) {
      if (day >= first && day <= last) days.push(day);
    }
  }
  return days;
}
