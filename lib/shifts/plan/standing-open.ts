import { type ScheduleIndex, shiftsOn } from '@/lib/shifts/change/schedule-index';
import { isOpenShift } from '@/lib/shifts/shift/open-shift';
import { isCounted, type Shift } from '@/lib/shifts/shift/shift';

type Place = Pick<Shift, 'date' | 'startTime' | 'endTime' | 'role'>;

/** The ids of shifts with an equal open shift, each matched once; `matched` holds those already used. */
export function standingOpen(
  opened: readonly Shift[],
  index: ScheduleIndex,
  matched: readonly Place[],
): ReadonlySet<string> {
  const taken = new Map<string, number>();
  for (const place of matched) taken.set(keyOf(place), (taken.get(keyOf(place)) ?? 0) + 1);
  const standing = new Set<string>();
  for (const shift of opened) {
    const key = keyOf(shift);
    const equal = shiftsOn(index, shift.date).filter(
      (other) => isOpenShift(other) && isCounted(other) && keyOf(other) === key,
    );
    const count = taken.get(key) ?? 0;
    if (count >= equal.length) continue;
    taken.set(key, count + 1);
    standing.add(shift.id);
  }
  return standing;
}

function keyOf({ date, startTime, endTime, role }: Place): string {
  return `${date} ${startTime} ${endTime} ${role}`;
}
