import { type Employee, nameKey } from '@/lib/employees/employee';
import { ROLES, type RoleColor } from '@/lib/employees/role';
import { isSameList } from '@/lib/saved-data/records/same-data';
import type { MinutesOf } from '@/lib/shifts/counting';
import { isOpenShift, isSomebodys, OPEN_SHIFT_NAME } from '@/lib/shifts/shift/open-shift';
import { type Shift, shiftMinutes } from '@/lib/shifts/shift/shift';

/** One person's row of a week, or that of the open shifts. */
export interface PersonRow {
  /** `nameKey` of the name; empty for the open shifts. */
  readonly key: string;
  readonly name: string;
  readonly role: string;
  readonly color: RoleColor;
  /** Undefined for the open shifts, and for names found only in shifts. */
  readonly employee?: Employee;
}

/** One day's shifts by `nameKey` of their person, empty for the open ones; each list in day order. */
export type PeopleOfDay = ReadonlyMap<string, readonly Shift[]>;

export const OPEN_ROW: PersonRow = { key: OPEN_SHIFT_NAME, name: OPEN_SHIFT_NAME, role: '', color: 'gray' };

const NO_SHIFTS: readonly Shift[] = [];

/**
 * The rows of a week: the team by role and then as given, or only as given if that is their own order, omitting those
 * that `isWanted` refuses and who have none of the shifts; then, by name, people found only in shifts. The open shifts
 * have their own row.
 */
export function personRows(
  employees: Iterable<Employee>,
  shownDays: readonly PeopleOfDay[],
  isWanted: (employee: Employee) => boolean,
  isOwnOrder = false,
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
    // Two of one name have their shifts in one row.
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
    ...(isOwnOrder ? team : byRole(team, roles)),
    ...strangers.sort((one, other) => (one.key < other.key ? -1 : 1)),
  ];
}

/** The people by role, in the order of `roles`, those of one role as given: the usual order of the team. */
export function byRole<Person extends { readonly role: string }>(
  people: readonly Person[],
  roles: readonly string[] = ROLES,
): readonly Person[] {
  const ranks = new Map(roles.map((role, position) => [role, position]));
  const rankOf = ({ role }: Person) => ranks.get(role) ?? roles.length;
  return [...people].sort((one, other) => rankOf(one) - rankOf(other));
}

/** The minutes of the person's shifts of these days, without canceled ones. */
export function personMinutes(
  key: string,
  days: readonly PeopleOfDay[],
  minutesOf: MinutesOf = shiftMinutes,
): number {
  let minutes = 0;
  for (const day of days) {
    for (const shift of day.get(key) ?? NO_SHIFTS) if (isSomebodys(shift)) minutes += minutesOf(shift);
  }
  return minutes;
}

/** How many shifts the person has on these days, without canceled ones. */
export function personShiftCount(key: string, days: readonly PeopleOfDay[]): number {
  return days.reduce((sum, day) => sum + (day.get(key) ?? NO_SHIFTS).filter(isSomebodys).length, 0);
}

/**
 * Groups the days' shifts by person. A person's list for a day stays the same array until one of their shifts of that
 * day changes, so that other people's memoised cells do not rerender.
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
      const own = people.get(key);
      if (own) own.push(shift);
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
