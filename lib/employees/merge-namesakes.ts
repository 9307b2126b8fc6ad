import { followerEntries } from '@/lib/shifts/change/follow-renames';
import type { Schedule } from '@/lib/shifts/change/schedule';
import { type ChangeEntry, employeeEntry } from '@/lib/shifts/change/schedule-change';
import { type Employee, nameKey } from './employee';
import type { Namesakes } from './namesakes';
import { personDetailsIn } from './person-details';
import { readAvailability } from './stored-availability';

/**
 * The entries that leave one employee of the group, with the shifts and templates of all under their name. Roles and
 * colours of shifts stay. The one who stays gets the others' time off, and their week, own limit and details where they have none.
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
    employeeEntry(
      staying,
      [withAvailabilityOf, withLimitOf, withDetailsOf].reduce(
        (merged, part) => leaving.reduce(part, merged),
        staying,
      ),
    ),
    ...leaving.map((employee) => employeeEntry(employee, undefined)),
  ];
  return [
    ...entries,
    ...followerEntries(schedule, { person: (name) => (isOther(name) ? staying.name : name) }),
  ];
}

/** What is known of the others where nothing is known of whoever stays; not that they were hidden or had left. */
function withDetailsOf(staying: Employee, leaving: Employee): Employee {
  const { isHidden: _isHidden, lastDay: _lastDay, ...details } = personDetailsIn(leaving);
  return { ...details, ...staying };
}

function withLimitOf(staying: Employee, { maxWeekHours }: Employee): Employee {
  return staying.maxWeekHours !== undefined || maxWeekHours === undefined
    ? staying
    : { ...staying, maxWeekHours };
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
