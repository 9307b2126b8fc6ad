import type { Shift } from '@/lib/shifts/shift/shift';
import { groupByEmployee, type StaffGroup } from '@/lib/shifts/views/staff-day';

function isSame(one: StaffGroup, other: StaffGroup): boolean {
  return (
    one.shifts.length === other.shifts.length &&
    one.shifts.every((shift, index) => shift === other.shifts[index])
  );
}

/**
 * Groups a day's shifts by person, and gives a person's group again as the same object while none of their shifts
 * changes: memoised cards of the others then stay still.
 */
export function createGroupKeeper(): (shiftsOfDay: readonly Shift[]) => readonly StaffGroup[] {
  let known: ReadonlyMap<string, StaffGroup> = new Map();
  return (shiftsOfDay) => {
    const groups = groupByEmployee(shiftsOfDay).map((group) => {
      const before = known.get(group.key);
      return before && isSame(before, group) ? before : group;
    });
    known = new Map(groups.map((group) => [group.key, group]));
    return groups;
  };
}
