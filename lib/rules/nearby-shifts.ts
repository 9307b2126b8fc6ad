import type { Shift } from '@/lib/shifts/shift/shift';
import type { Interval } from '@/lib/time/interval';
import { intervalOn } from '@/lib/time/interval-on';
import { nextDay, previousDay } from './near-days';
import type { RuleContext } from './rule-break';

/**
 * Another shift of the person, in wall-clock minutes from the midnight that begins the day of the shift being
 * checked.
 */
export interface NearbyShift extends Interval {
  readonly other: Shift;
}

/**
 * The person's other shifts that begin on the shift's day or up to `days` days around it, in calendar order. Every
 * day has 1440 wall-clock minutes: a night with a clock change counts as planned.
 */
export function nearbyShifts(shift: Shift, context: RuleContext, days: number): readonly NearbyShift[] {
  const found: NearbyShift[] = [];
  let date = shift.date;
  for (let count = 0; count < days; count += 1) date = previousDay(date);
  for (let offset = -days; offset <= days; offset += 1) {
    for (const other of context.shiftsOn(date)) {
      if (other.id === shift.id) continue;
      const { startMinute, endMinute } = intervalOn(offset, other.startTime, other.endTime);
      found.push({ other, startMinute, endMinute });
    }
    date = nextDay(date);
  }
  return found;
}
