import type { Shift } from '@/lib/shifts/shift/shift';
import { intervalOf } from '@/lib/time/interval';
import { DAY_MINUTES } from '@/lib/time/units';
import { nextDay, previousDay } from './near-days';
import type { RuleContext } from './rule-break';

/**
 * Visits shifts up to `days` before or after in calendar order, with wall-clock minutes from the shift's
 * midnight. A visitor avoids thousands of lists in a busy week.
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
