import { addDays, isoWeekday, type LocalDate } from '@/lib/time/local-date';
import { startOfWeek } from '@/lib/time/week';
import { daysOf } from './rule';
import type { Series } from './series';

export interface MovedSeries extends Pick<Series, 'rule' | 'madeUntil'> {
  /** Maps a day of the rule; other weekdays stay. */
  readonly moved: (date: LocalDate) => LocalDate;
}

/**
 * Moves the weekday like the occurrence. Undefined if no weekly rule fits: onto an existing weekday, by a
 * week or more, or across weeks if the interval exceeds 1.
 */
export function movedSeries(
  { rule, madeUntil }: Pick<Series, 'rule' | 'madeUntil'>,
  at: LocalDate,
  days: number,
): MovedSeries | undefined {
  const { from, until, interval, weekdays, weekStart } = rule;
  const weekday = isoWeekday(at);
  const target = isoWeekday(addDays(at, days));
  const first = daysOf({ ...rule, weekdays: [weekday] }, from, addDays(from, 7 * interval + 6))[0];
  if (first === undefined || !weekdays.includes(weekday)) return undefined;
  const moved = (date: LocalDate) => (isoWeekday(date) === weekday ? addDays(date, days) : date);
  if (weekdays.length === 1) {
    const ends = until && { until: addDays(until, days) };
    return {
      rule: { ...rule, from: moved(first), ...ends, weekdays: [target] },
      madeUntil: addDays(madeUntil, days),
      moved,
    };
  }
  const isOtherWeek = startOfWeek(at, weekStart) !== startOfWeek(addDays(at, days), weekStart);
  if (Math.abs(days) >= 7 || weekdays.includes(target) || (interval > 1 && isOtherWeek)) return undefined;
  const firstDays = [from, addDays(first, days)].sort();
  const others = weekdays.filter((one) => one !== weekday);
  return {
    rule: {
      ...rule,
      from: firstDays[0] ?? from,
      weekdays: [...others, target].sort((one, other) => one - other),
    },
    // Removed occurrences stay removed after the move.
    madeUntil: days > 0 ? addDays(madeUntil, days) : madeUntil,
    moved,
  };
}
