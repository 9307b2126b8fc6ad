import type { Shift } from '@/lib/shifts/shift/shift';
import { intervalOf, intervalsOverlap } from '@/lib/time/interval';
import { visitNearbyShifts } from './nearby-shifts';
import type { RuleBreak, RuleContext } from './rule-break';

/** One break per overlapping shift, in any role and over midnight. Touching shifts do not overlap. */
export function overlapBreaks(shift: Shift, context: RuleContext): readonly RuleBreak[] {
  const span = intervalOf(shift.startTime, shift.endTime);
  const found: RuleBreak[] = [];
  visitNearbyShifts(shift, context, 1, (other, startMinute, endMinute) => {
    if (intervalsOverlap(span, { startMinute, endMinute })) found.push({ rule: 'overlap', other });
  });
  return found;
}
