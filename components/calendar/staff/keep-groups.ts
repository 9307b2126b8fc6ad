import type { MinutesOf } from '@/lib/shifts/counting';
import type { Shift } from '@/lib/shifts/shift/shift';
import { groupByEmployee, type StaffGroup } from '@/lib/shifts/views/staff-day';

function isSame(one: StaffGroup, other: StaffGroup): boolean {
  return (
    // The same night has its hours on its own day, and none on the next.
    one.minutes === other.minutes &&
    one.shifts.length === other.shifts.length &&
    one.shifts.every((shift, index) => shift === other.shifts[index])
  );
}

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
      return before && isSame(before, group) ? before : group;
    });
    known = new Map(groups.map((group) => [group.key, group]));
    return groups;
  };
}
