import { type Employee, nameKey } from '@/lib/employees/employee';
import type { RoleColor } from '@/lib/employees/role';
import { isOpenShift, isSomebodys } from '@/lib/shifts/shift/open-shift';
import { isCounted, type Shift, shiftMinutes } from '@/lib/shifts/shift/shift';

/** One person's shifts on one day, or the open ones, in day order. */
export interface StaffGroup {
  /** `nameKey` of the name; empty for the open shifts. */
  readonly key: string;
  readonly name: string;
  readonly shifts: readonly Shift[];
  /** The roles of these shifts: usually one, more when somebody's role has changed since. */
  readonly roles: readonly { readonly role: string; readonly color: RoleColor }[];
  /** Planned minutes without canceled shifts; 0 for the open ones. */
  readonly minutes: number;
}

/**
 * The day's shifts by person: the open ones first, then people in order of start. Canceled shifts stay in their
 * person's group.
 */
export function groupByEmployee(shiftsOfDay: readonly Shift[]): readonly StaffGroup[] {
  const open = shiftsOfDay.filter(isOpenShift);
  const groups = new Map<string, Shift[]>(open.length > 0 ? [['', open]] : []);
  for (const shift of shiftsOfDay) {
    if (isOpenShift(shift)) continue;
    const key = nameKey(shift.employeeName);
    const group = groups.get(key);
    if (group) group.push(shift);
    else groups.set(key, [shift]);
  }
  return Array.from(groups, ([key, shifts]) => ({
    key,
    name: shifts[0]?.employeeName ?? '',
    shifts,
    roles: [...new Map(shifts.map(({ role, color }) => [role, { role, color }])).values()],
    minutes: shifts.reduce((sum, shift) => sum + (isSomebodys(shift) ? shiftMinutes(shift) : 0), 0),
  }));
}

/** The employees without a shift on the day, in their own order; one whose shifts are all canceled is free. */
export function employeesOff(
  employees: Iterable<Employee>,
  shiftsOfDay: readonly Shift[],
): readonly Employee[] {
  const busy = new Set(shiftsOfDay.filter(isCounted).map((shift) => nameKey(shift.employeeName)));
  return Array.from(employees).filter(({ name }) => !busy.has(nameKey(name)));
}

/** Height of a person's card in rows: its head, the space below, and one row per shown shift. */
function cardRows(group: StaffGroup, maxShifts: number): number {
  return 1.5 + Math.min(group.shifts.length, maxShifts);
}

/** The groups in two columns of about the same height, filling the first one first; both keep their order. */
export function inTwoColumns(
  groups: readonly StaffGroup[],
  maxShifts: number,
): readonly [readonly StaffGroup[], readonly StaffGroup[]] {
  const half = groups.reduce((sum, group) => sum + cardRows(group, maxShifts), 0) / 2;
  let rows = 0;
  const firstOfSecond = groups.findIndex((group) => {
    // A card that crosses the middle goes where its larger part is.
    const isPastMiddle = rows + cardRows(group, maxShifts) / 2 > half;
    rows += cardRows(group, maxShifts);
    return isPastMiddle;
  });
  const end = firstOfSecond === -1 ? groups.length : firstOfSecond;
  return [groups.slice(0, end), groups.slice(end)];
}
