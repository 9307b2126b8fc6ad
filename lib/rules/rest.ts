import type { Shift } from '@/lib/shifts/shift/shift';
import { intervalOf } from '@/lib/time/interval';
import { visitNearbyShifts } from './nearby-shifts';
import type { RuleBreak, RuleContext } from './rule-break';

/**
 * Days to check in each direction: a person who began three days ago has been off for at least a day, and no
 * rest limit exceeds a day.
 */
const DAYS_AROUND = 2;

/** Shifts on the same day are a split day, and overlapping shifts break the overlap rule instead. */
export function restBreaks(shift: Shift, context: RuleContext): readonly RuleBreak[] {
  const { restHours } = context;
  if (restHours <= 0) return [];
  const span = intervalOf(shift.startTime, shift.endTime);
  const after = new Neighbor(shift);
  const before = new Neighbor(shift);
  visitNearbyShifts(shift, context, DAYS_AROUND, (other, startMinute, endMinute) => {
    after.look(other, span.startMinute - endMinute);
    before.look(other, startMinute - span.endMinute);
  });
  const found: RuleBreak[] = [];
  for (const [side, { neighbor, minutes }] of [
    ['after', after],
    ['before', before],
  ] as const) {
    if (neighbor && minutes < restHours * 60)
      found.push({ rule: 'rest', side, neighbor, minutes, restHours });
  }
  return found;
}

/** `neighbor` is only set if the neighboring shift begins on another day. */
class Neighbor {
  minutes = Number.POSITIVE_INFINITY;
  neighbor: Shift | undefined;

  constructor(private readonly shift: Shift) {}

  look(other: Shift, gap: number): void {
    if (gap < 0 || gap > this.minutes) return;
    if (gap < this.minutes) {
      this.minutes = gap;
      this.neighbor = undefined;
    }
    if (!this.neighbor && other.date !== this.shift.date) this.neighbor = other;
  }
}
