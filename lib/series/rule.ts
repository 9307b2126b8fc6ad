import { addDays, daysBetween, isoWeekday, type LocalDate } from '@/lib/time/local-date';
import { FIRST_WEEKDAY, startOfWeek, type WeekStart } from '@/lib/time/week';

/**
 * On which days something repeats: a weekly rule as in RFC 5545 (`FREQ=WEEKLY` with `INTERVAL`, `BYDAY`, `WKST` and
 * `UNTIL`), whose first day need not be one of its days.
 */
export interface SeriesRule {
  /** No day before it; its week is the first of those that count. */
  readonly from: LocalDate;
  /** The last day, itself included; absent for good. */
  readonly until?: LocalDate;
  /** Every so many weeks, 1 to 52. */
  readonly interval: number;
  /** As in ISO 8601, 1 is Monday; at least one, ascending, each once. */
  readonly weekdays: readonly number[];
  /** On which day a week begins: it says which days are in one week where not every week counts. */
  readonly weekStart: WeekStart;
}

/** The most weeks from one turn to the next. */
export const MOST_WEEKS = 52;

/** Whether the day is one of the rule's. */
export function isDayOf(rule: SeriesRule, date: LocalDate): boolean {
  const { from, until, interval, weekdays, weekStart } = rule;
  if (date < from || (until !== undefined && date > until)) return false;
  if (!weekdays.includes(isoWeekday(date))) return false;
  const weeks = daysBetween(startOfWeek(from, weekStart), startOfWeek(date, weekStart)) / 7;
  return weeks % interval === 0;
}

/** The days of the rule from `from` to `to`, both included, ascending. */
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
    // The calendar ends with the year 9999: from there on days repeat.
    if (week > last || addDays(week, 6) === addDays(week, 7)) break;
    for (const day of offsets.map((within) => addDays(week, within))) {
      if (day >= first && day <= last) days.push(day);
    }
  }
  return days;
}
