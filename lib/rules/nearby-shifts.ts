import { memoize } from '@/lib/memoize';
import type { Shift } from '@/lib/shifts/shift/shift';
import { intervalOf } from '@/lib/time/interval';
import { addDays, dayBefore, type LocalDate } from '@/lib/time/local-date';
import { DAY_MINUTES } from '@/lib/time/units';
import { type WeekStart, weekOf } from '@/lib/time/week';
import type { RuleContext } from './rule-break';

// Cached: a drag evaluates the rules for hundreds of targets around the same few days.

export const nextDay: (date: LocalDate) => LocalDate = memoize((date: LocalDate) => addDays(date, 1));

export const previousDay = dayBefore;

const WEEKS_BY_START: Readonly<Record<WeekStart, (date: LocalDate) => readonly LocalDate[]>> = {
  monday: memoize((date: LocalDate) => weekOf(date, 'monday')),
  sunday: memoize((date: LocalDate) => weekOf(date, 'sunday')),
  saturday: memoize((date: LocalDate) => weekOf(date, 'saturday')),
};

export function weekDays(date: LocalDate, weekStart: WeekStart): readonly LocalDate[] {
  return WEEKS_BY_START[weekStart](date);
}

/**
 * Visits shifts up to `days` before or after in calendar order, with wall-clock minutes from the shift's
 * midnight. Takes a visitor rather than return a list, because a busy week would need thousands of lists.
 */
export function visitNearbyShifts(
  shift: Shift,
  context: RuleContext,
  days: number,
  visit: (other: Shift, startMinute: number, endMinute: number) => void,
): void {
  let date = shift.date;
  for (let count = 0; count < days; count += 1) date = previousDay(date);
  for (let offset = -days; offset <= days; offset += 1) {
    const midnight = offset * DAY_MINUTES;
    for (const other of context.shiftsOn(date)) {
      if (other.id === shift.id) continue;
      const { startMinute, endMinute } = intervalOf(other.startTime, other.endTime);
      visit(other, midnight + startMinute, midnight + endMinute);
    }
    date = nextDay(date);
  }
}
