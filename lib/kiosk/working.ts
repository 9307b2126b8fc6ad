import { byName, type SharedShift, type SharedWeek } from '@/lib/share/shared-week';
import { OPEN_SHIFT_NAME } from '@/lib/shifts/shift/open-shift';
import { toInstant } from '@/lib/time/instant';
import { intervalOf } from '@/lib/time/interval';
import { isZone } from '@/lib/time/wall-clock';

export interface Working {
  /** Empty for an open shift. */
  readonly name: string;
  readonly shift: SharedShift;
  /** Epoch milliseconds. */
  readonly start: number;
  /** Epoch milliseconds, after `start`. */
  readonly end: number;
}

/**
 * In order of start, open shifts last. At a clock change, a shift begins at the first and ends at the second
 * occurrence of a time; a start in the skipped hour lies before the change. An unknown zone counts as the
 * device's.
 */
export function workingIn({ people, zone }: SharedWeek): readonly Working[] {
  const known = isZone(zone) ? zone : undefined;
  return people
    .flatMap(({ name, shifts }) =>
      shifts.map((shift): Working => {
        const { startMinute, endMinute } = intervalOf(shift.startTime, shift.endTime);
        return {
          name,
          shift,
          start: toInstant(shift.date, startMinute, known, 'earlier'),
          end: toInstant(shift.date, endMinute, known, 'later'),
        };
      }),
    )
    .sort(byStart);
}

function byStart(one: Working, other: Working): number {
  const isOpen = ({ name }: Working) => Number(name === OPEN_SHIFT_NAME);
  return one.start - other.start || isOpen(one) - isOpen(other) || one.end - other.end || byName(one, other);
}
