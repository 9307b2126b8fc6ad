import type { Shift } from '@/lib/shifts/shift/shift';
import { intervalOf } from '@/lib/time/interval';
import { DAY_MINUTES } from '@/lib/time/units';
import { nextDay, previousDay } from './near-days';
import type { RuleContext } from './rule-break';

/**
 * Looks at the person's other shifts that begin on the shift's day or up to `days` days around it, in calendar order: at
 * each with its wall-clock minutes from the midnight that begins the shift's day. Every day has 1440 of them: a night with
 * a clock change counts as planned. A visit, not a list: a week of many shifts asks for thousands.
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
