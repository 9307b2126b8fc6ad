import type { Shift } from '@/lib/shifts/shift/shift';
import { intervalOf } from '@/lib/time/interval';
import { type NearbyShift, nearbyShifts } from './nearby-shifts';
import type { RuleBreak, RuleContext } from './rule-break';

/** Who began three days ago has been off for a day at least, and no limit asks for more. */
const DAYS_AROUND = 2;

/**
 * A break on each side where less than the asked hours lie between the shift and its neighbour in time. Only a shift
 * that begins on another day is a neighbour to rest from: several of one day are a split day. What shares time with
 * the shift is an overlap, and no rest.
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
