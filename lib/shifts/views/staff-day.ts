import { type Employee, nameKey } from '@/lib/employees/employee';
import type { RoleColor } from '@/lib/employees/role';
import type { MinutesOf } from '@/lib/shifts/counting';
import { isOpenShift, isSomebodys } from '@/lib/shifts/shift/open-shift';
import { isCounted, type Shift, shiftMinutes } from '@/lib/shifts/shift/shift';

/** One person's shifts on one day, or the open ones, in day order, those that began the day before first. */
export interface StaffGroup {
  /** `nameKey` of the name; empty for the open shifts. */
  readonly key: string;
  readonly name: string;
  readonly shifts: readonly Shift[];
  /** The roles of these shifts: usually one, more when somebody's role has changed since. */
  readonly roles: readonly { readonly role: string; readonly color: RoleColor }[];
  /** Planned minutes of the shifts that begin on the day, without canceled ones; 0 for the open ones. */
  readonly minutes: number;
}

/**
 * The day's shifts by person: the open ones first, then people in order of start, beginning with those whose shift of
 * the day before runs into this one (`carried`). Canceled shifts stay in their person's group.
 */
export function groupByEmployee(
  shiftsOfDay: readonly Shift[],
  carried: readonly Shift[] = [],
  minutesOf: MinutesOf = shiftMinutes,
): readonly StaffGroup[] {
  const all = [...carried, ...shiftsOfDay];
  const begunBefore = new Set(carried);
  const open = all.filter(isOpenShift);
  const groups = new Map<string, Shift[]>(open.length > 0 ? [['', open]] : []);
  for (const shift of all) {
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
    minutes: shifts.reduce(
      (sum, shift) => sum + (isSomebodys(shift) && !begunBefore.has(shift) ? minutesOf(shift) : 0),
      0,
    ),
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

/** Somebody who is off on a day. */
export interface PersonOff {
  /** The employee's id; of a name that is only in shifts, its key. */
  readonly id: string;
  /** `nameKey` of the name. */
  readonly key: string;
  readonly name: string;
  readonly role: string;
  readonly color: RoleColor;
  /** Their shifts of the day, all of them canceled. */
  readonly canceled: readonly Shift[];
}

/** Who works on a day and who is off. */
export interface StaffOfDay {
  readonly working: readonly StaffGroup[];
  readonly off: readonly PersonOff[];
}

interface StaffInput {
  readonly groups: readonly StaffGroup[];
  readonly employees: Iterable<Employee>;
  /** Every shift at work on the day, including those that the filter hides: somebody with one of them is not off. */
  readonly wholeDay: readonly Shift[];
  /** Whether the filter shows the employee; a shown canceled shift brings its person in any case. */
  readonly isWanted: (employee: Employee) => boolean;
}

/**
 * Splits the groups: somebody whose shifts are all canceled is off, with these shifts. Off are the team in its own order
 * and then people found only in canceled shifts; the open shifts are always among those to be worked.
 */
export function staffOfDay({ groups, employees, wholeDay, isWanted }: StaffInput): StaffOfDay {
  const busy = new Set(wholeDay.filter(isCounted).map((shift) => nameKey(shift.employeeName)));
  const isWorking = ({ key }: StaffGroup) => key === '' || busy.has(key);
  const canceled = new Map(groups.flatMap((group) => (isWorking(group) ? [] : [[group.key, group]])));
  const off: PersonOff[] = [];
  for (const employee of employeesOff(employees, wholeDay)) {
    const { name, role, color } = employee;
    const key = nameKey(name);
    const group = canceled.get(key);
    canceled.delete(key);
    if (group || isWanted(employee))
      off.push({ id: employee.id, key, name, role, color, canceled: group?.shifts ?? [] });
  }
  for (const { key, name, roles, shifts } of canceled.values()) {
    off.push({
      id: key,
      key,
      name,
      role: roles[0]?.role ?? '',
      color: roles[0]?.color ?? 'gray',
      canceled: shifts,
    });
  }
  return { working: groups.filter(isWorking), off };
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
