import type { Shift } from '@/lib/shifts/shift/shift';
import { intervalOf } from '@/lib/time/interval';
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
  const sides = [
    { side: 'after', gapTo: ({ endMinute }: NearbyShift) => own.startMinute - endMinute },
    { side: 'before', gapTo: ({ startMinute }: NearbyShift) => startMinute - own.endMinute },
  ] as const;
  return sides.flatMap(({ side, gapTo }): RuleBreak[] => {
    const apart = near.map((nearby) => ({ ...nearby, minutes: gapTo(nearby) })).filter(isApart);
    const minutes = Math.min(...apart.map((gap) => gap.minutes));
    if (minutes >= restHours * 60) return [];
    const shortest = apart.find((gap) => gap.minutes === minutes && gap.other.date !== shift.date);
    return shortest ? [{ rule: 'rest', side, neighbour: shortest.other, minutes, restHours }] : [];
  });
}

function isApart({ minutes }: { readonly minutes: number }): boolean {
  return minutes >= 0;
}
