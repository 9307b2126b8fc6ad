import type { Schedule } from '@/lib/shifts/change/schedule';
import { allShifts } from '@/lib/shifts/change/schedule-index';
import { type Employee, employeeFinder, nameKey } from './employee';

/** At least two, in the team's order. */
export type Namesakes = readonly Employee[];

/** Forms refuse a duplicate name, but older data, files and other browsers can contain one. */
export function namesakesOf(employees: Iterable<Employee>): readonly Namesakes[] {
  const groups = new Map<string, Employee[]>();
  for (const employee of employees) {
    const key = nameKey(employee.name);
    // Nameless employees are not namesakes.
    if (key === '') continue;
    const group = groups.get(key);
    if (group) group.push(employee);
    else groups.set(key, [employee]);
  }
  return [...groups.values()].filter(({ length }) => length > 1);
}

/** Stable when names or order change. */
export function namesakesId(namesakes: Namesakes): string {
  return namesakes
    .map(({ id }) => id)
    .sort()
    .join(' ');
}

/** An exact spelling decides; other spellings count for the first employee. */
export function shiftCountsOf({ shifts }: Schedule, namesakes: Namesakes): ReadonlyMap<string, number> {
  const ownerOf = employeeFinder(namesakes);
  const counts = new Map(namesakes.map(({ id }) => [id, 0]));
  for (const { employeeName } of allShifts(shifts)) {
    const owner = ownerOf(employeeName);
    if (owner) counts.set(owner.id, (counts.get(owner.id) ?? 0) + 1);
  }
  return counts;
}
