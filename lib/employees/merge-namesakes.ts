import { followerEntries } from '@/lib/shifts/change/follow-renames';
import type { Schedule } from '@/lib/shifts/change/schedule';
import { type ChangeEntry, employeeEntry } from '@/lib/shifts/change/schedule-change';
import { type Employee, nameKey } from './employee';
import type { Namesakes } from './namesakes';
import { personDetailsIn } from './person-details';
import { readAvailability } from './stored-availability';

/** Merges shifts, time off and missing details into one employee. Shifts keep role and color. */
export function mergeNamesakesEntries(
  schedule: Schedule,
  namesakes: Namesakes,
  staying: Employee,
): readonly ChangeEntry[] {
  const key = nameKey(staying.name);
  const leaving = namesakes.filter(({ id }) => id !== staying.id);
  const isOther = (employeeName: string) => nameKey(employeeName) === key && employeeName !== staying.name;
  const entries: ChangeEntry[] = [
    // Included even if unchanged: an undo adds the namesakes again only if the change includes `staying`.
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

/** Copies details that `staying` lacks from `leaving`, except the hidden flag and the last day. */
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
  const current = readAvailability(staying.availability);
  const known = new Set(current.exceptions.map(({ id }) => id));
  const added = exceptions.map((exception) =>
    known.has(exception.id) ? { ...exception, id: `${exception.id}-merged` } : exception,
  );
  return { ...staying, availability: { ...current, exceptions: [...current.exceptions, ...added] } };
}
