import { type Employee, type EmployeeDraft, employeeFinder, nameKey } from '@/lib/employees/employee';
import { colorOfRole, ROLES } from '@/lib/employees/role';
import { hasRole, roleAndColorOf } from '@/lib/employees/roles/roles-of';
import { foldText } from '@/lib/fold-text';
import { forEachInPieces, type InPieces } from '@/lib/in-pieces';
import { OPEN_SHIFT_NAME } from '@/lib/shifts/shift/open-shift';
import type { Shift } from '@/lib/shifts/shift/shift';
import type { LocalDate } from '@/lib/time/local-date';
import type { RoleNaming } from './file/import-file';
import { isNewUse, type NameDecisions, type UnknownName, unknownNames } from './names/unknown-names';
import type { ReadRow, ReadShift, RowCells, RowProblem } from './table/read-row';
import { knownRoleOf } from './table/words';

/** `shifts` must contain at least the shifts on the file's days. */
export interface KnownSchedule {
  readonly employees: readonly Pick<Employee, 'name' | 'role' | 'color' | 'moreRoles'>[];
  readonly shifts: readonly PlacedShift[];
}

type PlacedShift = Pick<Shift, 'employeeName' | 'role' | 'date' | 'startTime' | 'endTime'>;

export interface ImportChoices extends NameDecisions {
  readonly leftRoles: readonly string[];
  /** If a row's role is not the employee's: true uses the employee's role, false refuses the row. */
  readonly takesOwnRole: boolean;
  readonly roleOfOthers: string;
}

/** `there`: already in the schedule. `repeated`: twice in the file. `left`: employee or role left out. */
export type RowOutcome = 'add' | 'there' | 'repeated' | 'left' | 'error';

export interface PreviewRow {
  readonly line: number;
  readonly outcome: RowOutcome;
  readonly shift?: Omit<Shift, 'id'>;
  readonly problems: readonly RowProblem[];
  readonly about: string;
  /** Absent in calendars, because their rows cannot be corrected. */
  readonly row?: number;
  readonly cells?: RowCells;
}

export interface NewEmployee {
  readonly key: string;
  readonly name: string;
  readonly role: string;
  readonly shiftCount: number;
}

export interface NewRole {
  readonly role: string;
  readonly shiftCount: number;
}

export interface ImportPlan {
  readonly rows: readonly PreviewRow[];
  readonly counts: Readonly<Record<RowOutcome, number>>;
  readonly unknownNames: readonly UnknownName[];
  /** Includes new employees that the person chose to leave out. */
  readonly newEmployees: readonly NewEmployee[];
  readonly newRoles: readonly NewRole[];
  /** How many rows have a role that their employee lacks. */
  readonly mismatchCount: number;
  /** Only the new employees with imported shifts. */
  readonly employees: readonly EmployeeDraft[];
  readonly firstDate: LocalDate | undefined;
}

export function daysOf(rows: readonly ReadRow[]): readonly LocalDate[] {
  return [...new Set(rows.flatMap(({ shifts }) => shifts.map(({ date }) => date)))];
}

/**
 * Decides the outcome of every row. A new person gets the role most of their rows name. Identical shifts are
 * imported once. Of equal open shifts, those already in the schedule are skipped.
 */
export function* planImport(
  read: readonly ReadRow[],
  known: KnownSchedule,
  choices: ImportChoices,
  roleNames: readonly RoleNaming[] = [],
): InPieces<ImportPlan> {
  const roleOf = createRoleNames(known, roleNames);
  const employeeOf = employeeFinder(known.employees);
  const added = newPeople(read, employeeOf, roleOf);
  const unknown = unknownNames(
    added.values(),
    known.employees.map(({ name }) => name),
    choices,
  );
  const useOf = new Map(unknown.map(({ key, use }) => [key, use]));
  const leftEmployees = new Set(choices.leftEmployees);
  const leftRoles = new Set(choices.leftRoles);
  const there = countsOf(known.shifts);
  const seen = new Set<string>();
  const roleCounts = new Map<string, number>();
  const rows: PreviewRow[] = [];
  const counts: Record<RowOutcome, number> = { add: 0, there: 0, repeated: 0, left: 0, error: 0 };
  const employees = new Map<string, EmployeeDraft>();
  let mismatchCount = 0;
  let firstDate: LocalDate | undefined;

  function personOf(shift: ReadShift, role: string) {
    if (shift.employeeName === OPEN_SHIFT_NAME) {
      return { name: OPEN_SHIFT_NAME, role, color: colorOfRole(role) };
    }
    const use = useOf.get(nameKey(shift.employeeName));
    const person = employeeOf(use?.kind === 'person' ? use.name : shift.employeeName);
    if (person) return { ...person, ...roleAndColorOf(person, hasRole(person, role) ? role : person.role) };
    const own = added.get(nameKey(shift.employeeName));
    const newRole = own?.role || choices.roleOfOthers;
    return { name: own?.name ?? shift.employeeName, role: newRole, color: colorOfRole(newRole) };
  }

  function judge(shift: ReadShift): Pick<PreviewRow, 'outcome' | 'shift' | 'problems'> {
    const role = roleOf(shift.role);
    const person = personOf(shift, role);
    const named = shift.employeeName !== OPEN_SHIFT_NAME;
    const isMismatch = named && role !== '' && role !== person.role;
    const placed: Omit<Shift, 'id'> = {
      ...shift,
      employeeName: person.name,
      role: person.role,
      color: person.color,
    };
    const fine = (outcome: RowOutcome) => ({ outcome, shift: placed, problems: [] });
    if (person.role === '') {
      const problem = { kind: 'roleMissing', name: person.name } as const;
      return { outcome: 'error', shift: placed, problems: [problem] };
    }
    if (named && useOf.get(nameKey(shift.employeeName))?.kind === 'unclear') {
      const problem = { kind: 'nameUnclear', name: shift.employeeName } as const;
      return { outcome: 'error', shift: { ...placed, role }, problems: [problem] };
    }
    const key = placeKey(placed);
    const left = there.get(key) ?? 0;
    if (left > 0) {
      if (!named) there.set(key, left - 1);
      return fine('there');
    }
    const isNewPerson = named && !employeeOf(person.name);
    if (!KNOWN.has(person.role) && !roleOf.isTaken(person.role)) {
      roleCounts.set(person.role, (roleCounts.get(person.role) ?? 0) + 1);
      if (leftRoles.has(person.role)) return fine('left');
    }
    if (isNewPerson && leftEmployees.has(nameKey(person.name))) return fine('left');
    if (isMismatch) {
      mismatchCount += 1;
      if (!choices.takesOwnRole) {
        const problem = { kind: 'roleMismatch', name: person.name, employeeRole: person.role, role } as const;
        return { outcome: 'error', shift: placed, problems: [problem] };
      }
    }
    if (named && seen.has(key)) return fine('repeated');
    seen.add(key);
    if (isNewPerson) employees.set(nameKey(person.name), person);
    return fine('add');
  }

  yield* forEachInPieces(read, ({ shifts, problems, ...place }) => {
    if (problems.length > 0) {
      counts.error += 1;
      rows.push({ ...place, outcome: 'error', problems });
    }
    for (const shift of shifts) {
      const judged = judge(shift);
      counts[judged.outcome] += 1;
      rows.push({ ...place, ...judged });
      if (judged.outcome === 'add' && (firstDate === undefined || shift.date < firstDate)) {
        firstDate = shift.date;
      }
    }
  });
  return {
    rows,
    counts,
    unknownNames: unknown,
    newEmployees: [...added.values()].filter(({ key }) => isNewUse(useOf.get(key))),
    newRoles: [...roleCounts].map(([role, shiftCount]) => ({ role, shiftCount })),
    mismatchCount,
    employees: [...employees.values()].map(({ name, role, color }) => ({ name, role, color })),
    firstDate,
  };
}

const KNOWN: ReadonlySet<string> = new Set(ROLES);

/**
 * Finds the role for a text: by the business's name, then a role in use, then a built-in role, else the text
 * itself.
 */
function createRoleNames({ employees, shifts }: KnownSchedule, names: readonly RoleNaming[]) {
  const own = [...employees, ...shifts].map(({ role }) => role).filter((role) => role !== '');
  const taken = new Set([...own, ...names.map(({ key }) => key)]);
  const byFold = new Map([...own, ...ROLES].map((role) => [foldText(role.trim()), role]));
  // The business's names come before the keys: a renamed role may have the former name of another role.
  const byName = new Map(names.map(({ name, key }) => [foldText(name.trim()), key]));
  const named = new Map<string, string>();
  const find = (text: string): string => {
    const known = named.get(text);
    if (known !== undefined) return known;
    const role = text.trim();
    const found =
      byName.get(foldText(role)) ??
      (taken.has(role) ? role : (byFold.get(foldText(role)) ?? knownRoleOf(role) ?? role));
    named.set(text, found);
    // The first spelling in the file wins.
    if (!byFold.has(foldText(found))) byFold.set(foldText(found), found);
    return found;
  };
  return Object.assign(find, { isTaken: (role: string) => taken.has(role) });
}

function newPeople(
  read: readonly ReadRow[],
  employeeOf: (name: string) => object | undefined,
  roleOf: (text: string) => string,
): ReadonlyMap<string, NewEmployee> {
  const found = new Map<string, { name: string; roles: Map<string, number>; shiftCount: number }>();
  for (const { shifts } of read) {
    for (const { employeeName, role } of shifts) {
      if (employeeName === OPEN_SHIFT_NAME || employeeOf(employeeName)) continue;
      const key = nameKey(employeeName);
      const person = found.get(key) ?? { name: employeeName, roles: new Map(), shiftCount: 0 };
      found.set(key, person);
      person.shiftCount += 1;
      const own = roleOf(role);
      if (own !== '') person.roles.set(own, (person.roles.get(own) ?? 0) + 1);
    }
  }
  return new Map(
    [...found].map(([key, { name, roles, shiftCount }]) => {
      const [most] = [...roles].sort(([, one], [, other]) => other - one);
      return [key, { key, name, role: most?.[0] ?? '', shiftCount }];
    }),
  );
}

function countsOf(shifts: readonly PlacedShift[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const shift of shifts) {
    const key = placeKey(shift);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

function placeKey({ employeeName, role, date, startTime, endTime }: PlacedShift): string {
  return `${date}${startTime}${endTime}${nameKey(employeeName)}\n${role}`;
}
