import { hasRole, lookIn } from '@/lib/employees/roles/roles-of';
import { ok, type Result, refused } from '@/lib/result';
import { followerEntry } from '@/lib/shifts/change/follow-renames';
import { mapReferences } from '@/lib/shifts/change/map-references';
import type { Schedule } from '@/lib/shifts/change/schedule';
import {
  type ChangeEntry,
  employeeEntry,
  shiftEntry,
  templateEntry,
} from '@/lib/shifts/change/schedule-change';
import { allShifts } from '@/lib/shifts/change/schedule-index';
import type { Shift } from '@/lib/shifts/shift/shift';
import { isWeekTemplate } from '@/lib/templates/week/week-template';
import { withEachShift } from '@/lib/templates/week/with-each-shift';
import type { LocalDate } from '@/lib/time/local-date';
import {
  type Employee,
  type EmployeeDraft,
  findEmployeeByName,
  isNameless,
  nameKey,
  tidyName,
} from './employee';
import type { Availability } from './stored-availability';

/** Why an employee is refused: no name, or a name that another employee already has. */
export type EmployeeRefusal =
  | { readonly kind: 'nameMissing' }
  | { readonly kind: 'nameTaken'; readonly name: string };

type Entries = readonly ChangeEntry[];

/** Fields that shifts and templates copy from their employee. */
type Look = Pick<Shift, 'employeeName' | 'role' | 'color'>;

/** The entries that add an employee; the name is trimmed. */
export function addEmployeeEntries(
  schedule: Schedule,
  draft: EmployeeDraft,
  id: string,
): Result<Entries, EmployeeRefusal> {
  const refusal = refusalOfName(schedule, draft.name, id);
  if (refusal) return refused(refusal);
  return ok([employeeEntry(undefined, { ...withoutEmpty(draft), id, name: tidyName(draft.name) })]);
}

/** The entries that add all of them in one step; those who are refused are left out. */
export function addTeamEntries(
  schedule: Schedule,
  drafts: readonly EmployeeDraft[],
  newId: () => string,
): Entries {
  const keys = new Set<string>();
  return drafts.flatMap((draft) => {
    const entries = addEmployeeEntries(schedule, draft, newId());
    const key = nameKey(draft.name);
    if (!entries.isOk || keys.has(key)) return [];
    keys.add(key);
    return entries.value;
  });
}

/**
 * The entries that change an employee. A new name renames all their shifts and templates; a new role or colour
 * applies to their shifts from today on and to their templates, while the past stays as it was.
 */
export function updateEmployeeEntries(
  schedule: Schedule,
  before: Employee,
  draft: EmployeeDraft,
  today: LocalDate,
): Result<Entries, EmployeeRefusal> {
  // A name left as it is may be another's too: data of older builds has such people.
  const isRenamed = draft.name !== before.name;
  const refusal = isRenamed && refusalOfName(schedule, draft.name, before.id);
  if (refusal) return refused(refusal);
  const name = isRenamed ? tidyName(draft.name) : before.name;
  const after: Employee = { ...withoutEmpty({ ...before, ...draft }), id: before.id, name };
  const entries: ChangeEntry[] = [employeeEntry(before, after)];
  // Fields not changed in the form stay on every shift, even where the shift had a different value.
  const look = {
    ...(after.role !== before.role && { role: after.role }),
    ...(after.color !== before.color && { color: after.color }),
  };
  // Who has several roles keeps each shift in a role that they still have.
  const lookOf = ({ role }: Pick<Shift, 'role'>) => {
    if (after.moreRoles === undefined || !hasRole(after, role)) return look;
    const isTouched = role === after.role || role === before.role;
    return isTouched && (look.role ?? look.color) !== undefined ? lookIn(after, role) : {};
  };
  const isTheirs = belongsTo(schedule, before.name);
  const names = {
    person: (employeeName: string) => (isTheirs(employeeName) ? after.name : employeeName),
  };
  const withLook = <Item extends Look>(item: Item): Item => {
    const changed = isTheirs(item.employeeName) ? { ...item, ...lookOf(item) } : item;
    return isSame(item, changed) ? item : changed;
  };
  for (const shift of shiftsOfEmployee(schedule, before.name)) {
    const changed = mapReferences('shift', shift.date >= today ? withLook(shift) : shift, names);
    if (changed !== shift) entries.push(shiftEntry(shift, changed));
  }
  for (const template of schedule.templates.values()) {
    const changed = mapReferences(
      'template',
      isWeekTemplate(template) ? withEachShift(template, withLook) : withLook(template),
      names,
    );
    if (changed !== template) entries.push(templateEntry(template, changed));
  }
  for (const request of schedule.requests.values()) {
    entries.push(...[followerEntry('request', request, names) ?? []].flat());
  }
  return ok(entries);
}

/** What was taken away leaves no field behind. */
function withoutEmpty<Fields extends object>(fields: Fields): Fields {
  const kept = Object.entries(fields).filter(([, value]) => value !== undefined);
  return kept.length === Object.keys(fields).length ? fields : (Object.fromEntries(kept) as Fields);
}

/** The entries that set when the employee can work; undefined clears it. */
export function availabilityEntries(before: Employee, availability: Availability | undefined): Entries {
  const { availability: _before, ...rest } = before;
  return [employeeEntry(before, { ...rest, ...(availability && { availability }) })];
}

/** The entries that remove an employee, optionally with the coming shifts (today's included). */
export function deleteEmployeeEntries(
  schedule: Schedule,
  employee: Employee,
  comingShifts: 'keep' | 'delete',
  today: LocalDate,
): Entries {
  const coming = comingShifts === 'delete' ? comingShiftsOf(schedule, employee.name, today) : [];
  return [employeeEntry(employee, undefined), ...coming.map((shift) => shiftEntry(shift, undefined))];
}

/** The entries that remove every employee. Clear All touches no shift. */
export function clearEmployeesEntries(schedule: Schedule): Entries {
  return Array.from(schedule.employees.values(), (employee) => employeeEntry(employee, undefined));
}

/** Every shift under that name, unordered; where two employees have one name, those under the own spelling. */
export function shiftsOfEmployee(schedule: Schedule, name: string): readonly Shift[] {
  const isTheirs = belongsTo(schedule, name);
  return Array.from(allShifts(schedule.shifts)).filter((shift) => isTheirs(shift.employeeName));
}

function belongsTo({ employees }: Schedule, name: string): (employeeName: string) => boolean {
  const key = nameKey(name);
  const own = findEmployeeByName(employees.values(), name);
  const namesakes = [...employees.values()].filter((employee) => nameKey(employee.name) === key);
  // Without a visible name: open shifts and templates for anybody have that name too, and are not theirs.
  if (key === '') return (employeeName) => employeeName !== '' && employeeName === name;
  return (employeeName) =>
    nameKey(employeeName) === key &&
    (namesakes.length < 2 || findEmployeeByName(namesakes, employeeName) === own);
}

/** The person's shifts from today on. */
export function comingShiftsOf(schedule: Schedule, name: string, today: LocalDate): readonly Shift[] {
  return shiftsOfEmployee(schedule, name).filter((shift) => shift.date >= today);
}

function refusalOfName(schedule: Schedule, name: string, ownId: string): EmployeeRefusal | undefined {
  if (isNameless(name)) return { kind: 'nameMissing' };
  const holder = findEmployeeByName(schedule.employees.values(), name);
  return holder && holder.id !== ownId ? { kind: 'nameTaken', name: holder.name } : undefined;
}

function isSame(one: Look, other: Look): boolean {
  return one.role === other.role && one.color === other.color;
}
