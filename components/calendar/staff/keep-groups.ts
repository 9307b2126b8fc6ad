import { isSameList } from '@/lib/saved-data/records/same-data';
import type { MinutesOf } from '@/lib/shifts/counting';
import type { Shift } from '@/lib/shifts/shift/shift';
import { groupByEmployee, type StaffGroup } from '@/lib/shifts/views/staff-day';

/**
 * Groups a day's shifts by person and returns the same object for a person until one of their shifts changes, so that
 * the memoised cards of other people do not rerender.
 */
export function createGroupKeeper(): (
  shiftsOfDay: readonly Shift[],
  carried?: readonly Shift[],
  minutesOf?: MinutesOf,
) => readonly StaffGroup[] {
  let known: ReadonlyMap<string, StaffGroup> = new Map();
  return (shiftsOfDay, carried, minutesOf) => {
    const groups = groupByEmployee(shiftsOfDay, carried, minutesOf).map((group) => {
      const before = known.get(group.key);
      // The same night has its hours on its own day, and none on the next.
      const isSame = before?.minutes === group.minutes && isSameList(before.shifts, group.shifts);
      return isSame ? before : group;
    });
    known = new Map(groups.map((group) => [group.key, group]));
    return groups;
  };
}
