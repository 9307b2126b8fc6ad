import { type ScheduleIndex, shiftsOn } from '@/lib/shifts/change/schedule-index';
import { isCountedForPerson } from '@/lib/shifts/shift/open-shift';
import type { Shift } from '@/lib/shifts/shift/shift';
import { addDays, daysBetween, type LocalDate } from '@/lib/time/local-date';
import { isAvailableFor } from './availability';
import { type Employee, nameKey } from './employee';
import type { AvailabilityException } from './stored-availability';

/** Search limit in days: nobody is off for more than two years. */
const MAX_DAYS = 731;

/**
 * The person's shifts while unavailable, from the later of `from` and today to `to`, both inclusive; at most
 * two years.
 */
export function missedShifts(
  index: ScheduleIndex,
  employee: Pick<Employee, 'name' | 'availability'>,
  { from, to }: Pick<AvailabilityException, 'from' | 'to'>,
  today: LocalDate,
): readonly Shift[] {
  const person = nameKey(employee.name);
  const [, first = from] = [from, today].sort();
  const count = Math.min(daysBetween(first, to) + 1, MAX_DAYS);
  const days = Array.from({ length: Math.max(count, 0) }, (_, offset) => addDays(first, offset));
  return days.flatMap((day) =>
    shiftsOn(index, day).filter(
      (shift) =>
        isCountedForPerson(shift) &&
        nameKey(shift.employeeName) === person &&
        !isAvailableFor(employee, shift),
    ),
  );
}
