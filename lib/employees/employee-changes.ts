import { ok, type Result, refused } from '@/lib/result';
import { isSameList, withoutUnchanged } from '@/lib/saved-data/records/same-data';
import { mapReferences } from '@/lib/shifts/change/map-references';
import type { Schedule } from '@/lib/shifts/change/schedule';
import {
  type ChangeEntry,
  employeeEntry,
  requestEntry,
  shiftEntry,
  templateEntry,
} from '@/lib/shifts/change/schedule-change';
import { allShifts } from '@/lib/shifts/change/schedule-index';
import type { Shift } from '@/lib/shifts/shift/shift';
import {
  isWeekTemplate,
  type WeekShift,
  type WeekTemplate,
  weekShiftsOf,
  withWeekShifts,
} from '@/lib/templates/week/week-template';
import type { LocalDate } from '@/lib/time/local-date';
import {
  type Employee,
  type EmployeeDraft,
  findEmployeeByName,
  isNameless,
  nameKey,
  tidyName,
} from './employee';
import { hasRole, roleAndColorOf } from './roles/roles-of';
import type { Availability } from './stored-availability';

export type EmployeeRefusal =
  | { readonly kind: 'nameMissing' }
  | { readonly kind: 'nameTaken'; readonly name: string };

type Entries = readonly ChangeEntry[];

/** Fields that shifts and templates copy from their employee. */
type Look = Pick<Shift, 'employeeName' | 'role' | 'color'>;

export function addEmployeeEntries(
  schedule: Schedule,
  draft: EmployeeDraft,
  id: string,
): Result<Entries, EmployeeRefusal> {
  const refusal = refusalOfName(schedule, draft.name, id);
  if (refusal) return refused(refusal);
  return ok([employeeEntry(undefined, { ...withoutEmpty(draft), id, name: tidyName(draft.name) })]);
}

/** Adds all employees in one step, except refused ones. */
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

/** Renames all shifts, but changes role and color only in shifts from today on. Empty if nothing changes. */
export function updateEmployeeEntries(
  schedule: Schedule,
  before: Employee,
  draft: EmployeeDraft,
  today: LocalDate,
): Result<Entries, EmployeeRefusal> {
  // An unchanged name may be a duplicate: data of older builds has namesakes.
  const isRenamed = draft.name !== before.name;
  const refusal = isRenamed && refusalOfName(schedule, draft.name, before.id);
  if (refusal) return refused(refusal);
  const name = isRenamed ? tidyName(draft.name) : before.name;
  const after: Employee = { ...withoutEmpty({ ...before, ...draft }), id: before.id, name };
  const entries: ChangeEntry[] = [employeeEntry(before, after)];
  // A field not changed in the form stays on every shift, even with a different value.
  const look = {
    ...(after.role !== before.role && { role: after.role }),
    ...(after.color !== before.color && { color: after.color }),
  };
  // A person with several roles keeps each shift in a role that the person still has.
  const lookOf = ({ role }: Pick<Shift, 'role'>) => {
    if (after.moreRoles === undefined || !hasRole(after, role)) return look;
    const isTouched = role === after.role || role === before.role;
    return isTouched && (look.role ?? look.color) !== undefined ? roleAndColorOf(after, role) : {};
  };
  const isTheirs = belongsTo(schedule, before.name);
  const names = {
    person: (employeeName: string) => (isTheirs(employeeName) ? after.name : employeeName),
  };
  // A plain rename skips the slow reading of every shift of every week template.
  const isLookKept = after.moreRoles === undefined && (look.role ?? look.color) === undefined;
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
      isWeekTemplate(template) && !isLookKept ? withEachShift(template, withLook) : withLook(template),
      names,
    );
    if (changed !== template) entries.push(templateEntry(template, changed));
  }
  for (const request of schedule.requests.values()) {
    const changed = mapReferences('request', request, names);
    if (changed !== request) entries.push(requestEntry(request, changed));
  }
  return ok(withoutUnchanged(entries));
}

/** A cleared field is removed, not stored as undefined. */
function withoutEmpty<Fields extends object>(fields: Fields): Fields {
  const kept = Object.entries(fields).filter(([, value]) => value !== undefined);
  return kept.length === Object.keys(fields).length ? fields : (Object.fromEntries(kept) as Fields);
}

export function availabilityEntries(before: Employee, availability: Availability | undefined): Entries {
  const { availability: _before, ...rest } = before;
  return withoutUnchanged([employeeEntry(before, { ...rest, ...(availability && { availability }) })]);
}

export function deleteEmployeeEntries(
  schedule: Schedule,
  employee: Employee,
  comingShifts: 'keep' | 'delete',
  today: LocalDate,
): Entries {
  const coming = comingShifts === 'delete' ? upcomingShiftsOf(schedule, employee.name, today) : [];
  return [employeeEntry(employee, undefined), ...coming.map((shift) => shiftEntry(shift, undefined))];
}

/** Clear All: removes all employees, but no shift. */
export function clearEmployeesEntries(schedule: Schedule): Entries {
  return Array.from(schedule.employees.values(), (employee) => employeeEntry(employee, undefined));
}

/** Unordered. With namesakes, only the exact spelling counts. */
export function shiftsOfEmployee(schedule: Schedule, name: string): readonly Shift[] {
  const isTheirs = belongsTo(schedule, name);
  return Array.from(allShifts(schedule.shifts)).filter((shift) => isTheirs(shift.employeeName));
}

function belongsTo({ employees }: Schedule, name: string): (employeeName: string) => boolean {
  const key = nameKey(name);
  const employee = findEmployeeByName(employees.values(), name);
  const namesakes = [...employees.values()].filter((other) => nameKey(other.name) === key);
  // Open shifts and templates for anybody have an empty name; they do not belong to a nameless employee.
  if (key === '') return (employeeName) => employeeName !== '' && employeeName === name;
  return (employeeName) =>
    nameKey(employeeName) === key &&
    (namesakes.length < 2 || findEmployeeByName(namesakes, employeeName) === employee);
}

export function upcomingShiftsOf(schedule: Schedule, name: string, today: LocalDate): readonly Shift[] {
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

/** Returns the same record if nothing changes. */
function withEachShift(template: WeekTemplate, change: (shift: WeekShift) => WeekShift): WeekTemplate {
  const shifts = weekShiftsOf(template);
  const changed = shifts.map(change);
  return isSameList(changed, shifts) ? template : withWeekShifts(template, changed);
}
