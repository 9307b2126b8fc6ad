import { type Employee, nameKey } from '@/lib/employees/employee';
import { ROLES, type RoleColor } from '@/lib/employees/role';
import { isSameList } from '@/lib/saved-data/records/same-data';
import type { MinutesOf } from '@/lib/shifts/counting';
import { isCountedForPerson, isOpenShift, OPEN_SHIFT_NAME } from '@/lib/shifts/shift/open-shift';
import { type Shift, shiftMinutes } from '@/lib/shifts/shift/shift';

export interface PersonRow {
  /** `nameKey` of the name; empty for the open shifts. */
  readonly key: string;
  readonly name: string;
  readonly role: string;
  readonly color: RoleColor;
  /** Undefined for the open shifts, and for names found only in shifts. */
  readonly employee?: Employee;
}

/** By `nameKey`, empty for open shifts; each list in day order. */
export type PeopleOfDay = ReadonlyMap<string, readonly Shift[]>;

export const OPEN_ROW: PersonRow = { key: OPEN_SHIFT_NAME, name: OPEN_SHIFT_NAME, role: '', color: 'gray' };

const NO_SHIFTS: readonly Shift[] = [];

/**
 * The team by role or in the given order, then people found only in shifts, by name. Omits employees that
 * `isWanted` refuses, unless they have shifts. Open shifts have a separate row.
 */
export function personRows(
  employees: Iterable<Employee>,
  shownDays: readonly PeopleOfDay[],
  isWanted: (employee: Employee) => boolean,
  isManagerOrder = false,
  roles: readonly string[] = ROLES,
): readonly PersonRow[] {
  const unseen = new Map<string, Shift>();
  for (const day of shownDays) {
    for (const [key, [shift]] of day) if (shift && key !== OPEN_ROW.key) unseen.set(key, shift);
  }
  const team: PersonRow[] = [];
  const rows = new Set([OPEN_ROW.key]);
  for (const employee of employees) {
    const { name, role, color } = employee;
    const key = nameKey(name);
    // Employees with the same name share a row.
    if (rows.has(key)) continue;
    const hasShift = unseen.delete(key);
    if (!hasShift && !isWanted(employee)) continue;
    rows.add(key);
    team.push({ key, name, role, color, employee });
  }
  const strangers = Array.from(unseen, ([key, { employeeName, role, color }]) => ({
    key,
    name: employeeName,
    role,
    color,
  }));
  return [
    ...(isManagerOrder ? team : byRole(team, roles)),
    ...strangers.sort((one, other) => (one.key < other.key ? -1 : 1)),
  ];
}

/** Sorts by role in the order of `roles`; people of one role keep their order. */
export function byRole<Person extends { readonly role: string }>(
  people: readonly Person[],
  roles: readonly string[] = ROLES,
): readonly Person[] {
  const ranks = new Map(roles.map((role, position) => [role, position]));
  const rankOf = ({ role }: Person) => ranks.get(role) ?? roles.length;
  return [...people].sort((one, other) => rankOf(one) - rankOf(other));
}

/** The person's minutes in the days, without canceled shifts. */
export function personMinutes(
  key: string,
  days: readonly PeopleOfDay[],
  minutesOf: MinutesOf = shiftMinutes,
): number {
  let minutes = 0;
  for (const day of days) {
    for (const shift of day.get(key) ?? NO_SHIFTS) if (isCountedForPerson(shift)) minutes += minutesOf(shift);
  }
  return minutes;
}

/** The number of the person's shifts in the days, without canceled shifts. */
export function personShiftCount(key: string, days: readonly PeopleOfDay[]): number {
  return days.reduce((sum, day) => sum + (day.get(key) ?? NO_SHIFTS).filter(isCountedForPerson).length, 0);
}

/**
 * Returns a function that groups days by person. A list keeps its identity until a shift in the list changes,
 * so that memoized cells do not rerender.
 */
export function createWeekKeeper(): (days: readonly (readonly Shift[])[]) => readonly PeopleOfDay[] {
  const keepers: ReturnType<typeof createDayKeeper>[] = [];
  return (days) =>
    days.map((shifts, position) => {
      keepers[position] ??= createDayKeeper();
      return keepers[position](shifts);
    });
}

function createDayKeeper(): (shiftsOfDay: readonly Shift[]) => PeopleOfDay {
  let known: PeopleOfDay = new Map();
  let knownDay: readonly Shift[] = NO_SHIFTS;
  return (shiftsOfDay) => {
    if (shiftsOfDay === knownDay) return known;
    const people = new Map<string, Shift[]>();
    for (const shift of shiftsOfDay) {
      const key = isOpenShift(shift) ? OPEN_ROW.key : nameKey(shift.employeeName);
      const ofPerson = people.get(key);
      if (ofPerson) ofPerson.push(shift);
      else people.set(key, [shift]);
    }
    const before = known;
    known = new Map(
      Array.from(people, ([key, shifts]) => {
        const old = before.get(key);
        return [key, old && isSameList(old, shifts) ? old : shifts] as const;
      }),
    );
    knownDay = shiftsOfDay;
    return known;
  };
}
