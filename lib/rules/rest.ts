import type { Shift } from '@/lib/shifts/shift/shift';
import { type Interval, intervalOf } from '@/lib/time/interval';
import { type NearbyShift, nearbyShifts } from './nearby-shifts';
import type { RuleBreak, RuleContext } from './rule-break';

/** A person who began three days ago has been off for at least a day, and no limit exceeds that. */
const DAYS_AROUND = 2;

/**
 * A break on each side with less than the required hours between the shift and its neighbour in time. Only a shift
 * that begins on another day is a neighbour: several on one day are a split day. A shift that shares time is an
 * overlap, not a rest break.
 */
export function restBreaks(shift: Shift, context: RuleContext): readonly RuleBreak[] {
  const { restHours } = context;
  if (restHours <= 0) return [];
  const own = intervalOf(shift.startTime, shift.endTime);
  const near = nearbyShifts(shift, context, DAYS_AROUND);
  return (['after', 'before'] as const).flatMap((side): RuleBreak[] => {
    const { neighbour, minutes } = closest(shift, own, near, side);
    if (!neighbour || minutes >= restHours * 60) return [];
    return [{ rule: 'rest', side, neighbour, minutes, restHours }];
  });
}

/** The shortest gap on that side, and who it is to if that shift begins on another day. A loop: a drag asks often. */
function closest(
  { date }: Shift,
  own: Interval,
  near: readonly NearbyShift[],
  side: 'after' | 'before',
): { readonly neighbour: Shift | undefined; readonly minutes: number } {
  let minutes = Number.POSITIVE_INFINITY;
  let neighbour: Shift | undefined;
  for (const { other, startMinute, endMinute } of near) {
    const gap = side === 'after' ? own.startMinute - endMinute : startMinute - own.endMinute;
    if (gap < 0 || gap > minutes) continue;
    if (gap < minutes) {
      minutes = gap;
      neighbour = undefined;
    }
    if (!neighbour && other.date !== date) neighbour = other;
  }
  return { neighbour, minutes };
}
