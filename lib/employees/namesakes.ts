import type { Schedule } from '@/lib/shifts/change/schedule';
import {
  type ChangeEntry,
  employeeEntry,
  shiftEntry,
  templateEntry,
} from '@/lib/shifts/change/schedule-change';
import { allShifts } from '@/lib/shifts/change/schedule-index';
import { type Employee, employeeFinder, nameKey } from './employee';
import { readAvailability } from './stored-availability';

/** Employees whose names are spellings of one name, in the team's order; two at least. */
export type Namesakes = readonly Employee[];

/**
 * The groups of employees with one name. The forms refuse a second of a name; older data, a file, or another browser
 * can hold one.
 */
export function namesakesOf(employees: Iterable<Employee>): readonly Namesakes[] {
  const groups = new Map<string, Employee[]>();
  for (const employee of employees) {
    const key = nameKey(employee.name);
    const group = groups.get(key);
    if (group) group.push(employee);
    else groups.set(key, [employee]);
  }
  return [...groups.values()].filter(({ length }) => length > 1);
}

/** Names a group for good, whatever its names and order become. */
export function namesakesId(namesakes: Namesakes): string {
  return namesakes
    .map(({ id }) => id)
    .sort()
    .join(' ');
}

/** How many shifts each of them has, by id: those under their own spelling; under no one's, the first's. */
export function shiftCountsOf({ shifts }: Schedule, namesakes: Namesakes): ReadonlyMap<string, number> {
  const ownerOf = employeeFinder(namesakes);
  const counts = new Map(namesakes.map(({ id }) => [id, 0]));
  for (const { employeeName } of allShifts(shifts)) {
    const owner = ownerOf(employeeName);
    if (owner) counts.set(owner.id, (counts.get(owner.id) ?? 0) + 1);
  }
  return counts;
}

/**
 * The entries that leave one employee of the group, with the shifts and templates of all under their name. Roles and
 * colours of shifts stay. The one who stays gets the others' time off, and their week when they have no availability.
 */
export function mergeEntries(
  schedule: Schedule,
  namesakes: Namesakes,
  staying: Employee,
): readonly ChangeEntry[] {
  const key = nameKey(staying.name);
  const leaving = namesakes.filter(({ id }) => id !== staying.id);
  const isOther = (employeeName: string) => nameKey(employeeName) === key && employeeName !== staying.name;
  const entries: ChangeEntry[] = [
    // Always among the entries, even if unchanged: says that the namesake is known, for an undo too.
    employeeEntry(staying, leaving.reduce(withAvailabilityOf, staying)),
    ...leaving.map((employee) => employeeEntry(employee, undefined)),
  ];
  for (const shift of allShifts(schedule.shifts)) {
    if (!isOther(shift.employeeName)) continue;
    entries.push(shiftEntry(shift, { ...shift, employeeName: staying.name }));
  }
  for (const template of schedule.templates.values()) {
    if (!isOther(template.employeeName)) continue;
    entries.push(templateEntry(template, { ...template, employeeName: staying.name }));
  }
  return entries;
}

function withAvailabilityOf(staying: Employee, { availability }: Employee): Employee {
  if (availability === undefined) return staying;
  if (staying.availability === undefined) return { ...staying, availability };
  const { exceptions } = readAvailability(availability);
  if (exceptions.length === 0) return staying;
  const own = readAvailability(staying.availability);
  const known = new Set(own.exceptions.map(({ id }) => id));
  const added = exceptions.map((exception) =>
    known.has(exception.id) ? { ...exception, id: `${exception.id}-merged` } : exception,
  );
  return { ...staying, availability: { ...own, exceptions: [...own.exceptions, ...added] } };
}
