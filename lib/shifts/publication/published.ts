import type { Schedule } from '@/lib/shifts/change/schedule';
import { findShift, shiftsOn } from '@/lib/shifts/change/schedule-index';
import { compareShifts, type Shift } from '@/lib/shifts/shift/shift';
import type { LocalDate } from '@/lib/time/local-date';

/**
 * The shifts of these days as last published, each day in its own order: those changed, added or removed since are as
 * they were then. Undefined when nothing was ever published.
 */
export function publishedShifts(
  { shifts, publication, unpublished }: Pick<Schedule, 'shifts' | 'publication' | 'unpublished'>,
  days: readonly LocalDate[],
): readonly Shift[] | undefined {
  if (!publication) return undefined;
  const then = [...unpublished.values()].flatMap(({ published }) => published ?? []);
  return days.flatMap((date) => {
    const same = shiftsOn(shifts, date).filter(({ id }) => !unpublished.has(id));
    const other = then.filter((shift) => shift.date === date);
    return other.length > 0 ? [...same, ...other].sort(compareShifts) : same;
  });
}

/** The shift of that id as last published; undefined when it was not included. */
export function publishedShift(
  { shifts, unpublished }: Pick<Schedule, 'shifts' | 'unpublished'>,
  id: string,
): Shift | undefined {
  const changed = unpublished.get(id);
  return changed ? changed.published : findShift(shifts, id);
}

/** The same as a list: empty when it was not included. */
export function publishedEverywhere(
  schedule: Pick<Schedule, 'shifts' | 'unpublished'>,
  id: string,
): readonly Shift[] {
  const shift = publishedShift(schedule, id);
  return shift ? [shift] : [];
}
