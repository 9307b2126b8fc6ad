import type { Schedule } from '@/lib/shifts/change/schedule';
import { allShifts } from '@/lib/shifts/change/schedule-index';
import { type Employee, employeeFinder, nameKey } from './employee';

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
    // Nameless ones are no spellings of one name.
    if (key === '') continue;
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
