import { type Employee, nameKey } from '@/lib/employees/employee';
import type { RoleColor } from '@/lib/employees/role';
import type { MinutesOf } from '@/lib/shifts/counting';
import { isCountedForPerson, isOpenShift } from '@/lib/shifts/shift/open-shift';
import { isCounted, type Shift, shiftMinutes } from '@/lib/shifts/shift/shift';

/** In day order, shifts that began the day before first. */
export interface StaffGroup {
  /** `nameKey` of the name; empty for the open shifts. */
  readonly key: string;
  readonly name: string;
  readonly shifts: readonly Shift[];
  /** Usually one role; more if the person's role has changed. */
  readonly roles: readonly { readonly role: string; readonly color: RoleColor }[];
  /** Minutes of shifts that begin on the day, without canceled shifts; 0 for the open shifts. */
  readonly minutes: number;
}

/** Open shifts first, then people by start, carried-over shifts before others. Includes canceled shifts. */
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
      (sum, shift) => sum + (isCountedForPerson(shift) && !begunBefore.has(shift) ? minutesOf(shift) : 0),
      0,
    ),
  }));
}

/** Employees without a counted shift, in the given order; an employee with only canceled shifts is off. */
export function employeesOff(
  employees: Iterable<Employee>,
  shiftsOfDay: readonly Shift[],
): readonly Employee[] {
  const busy = new Set(shiftsOfDay.filter(isCounted).map((shift) => nameKey(shift.employeeName)));
  return Array.from(employees).filter(({ name }) => !busy.has(nameKey(name)));
}

export interface PersonOff {
  /** The employee's id, or the name key of a name found only in shifts. */
  readonly id: string;
  readonly key: string;
  readonly name: string;
  readonly role: string;
  readonly color: RoleColor;
  /** The person's shifts of the day, all canceled. */
  readonly canceled: readonly Shift[];
}

export interface StaffOfDay {
  readonly working: readonly StaffGroup[];
  readonly off: readonly PersonOff[];
}

interface StaffInput {
  readonly groups: readonly StaffGroup[];
  readonly employees: Iterable<Employee>;
  /** Includes shifts that the filter hides, because a person with a hidden shift is not off. */
  readonly wholeDay: readonly Shift[];
  /** Whether the filter shows the employee; a shown canceled shift also shows its person. */
  readonly isWanted: (employee: Employee) => boolean;
}

/** Among the people without a shift, the team comes first. Open shifts always count as working. */
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

/** Card height in rows: header, space below, and one row per shown shift. */
function cardRows(group: StaffGroup, maxShifts: number): number {
  return 1.5 + Math.min(group.shifts.length, maxShifts);
}

/** Two columns of similar height; both keep the order. */
export function inTwoColumns(
  groups: readonly StaffGroup[],
  maxShifts: number,
): readonly [readonly StaffGroup[], readonly StaffGroup[]] {
  const half = groups.reduce((sum, group) => sum + cardRows(group, maxShifts), 0) / 2;
  let rows = 0;
  const firstOfSecond = groups.findIndex((group) => {
    // A card across the middle goes to the column with its larger part.
    const isPastMiddle = rows + cardRows(group, maxShifts) / 2 > half;
    rows += cardRows(group, maxShifts);
    return isPastMiddle;
  });
  const end = firstOfSecond === -1 ? groups.length : firstOfSecond;
  return [groups.slice(0, end), groups.slice(end)];
}
