import { type Employee, findEmployeeByName } from '@/lib/employees/employee';
import { isOutOfLists } from '@/lib/employees/person/in-house';
import { isOpenShift } from '@/lib/shifts/shift/open-shift';
import { addDays, type LocalDate } from '@/lib/time/local-date';
import type { SeriesRule } from './rule';
import type { SeriesShift } from './series';

/** How far ahead occurrences are made. */
const WEEKS_AHEAD = 26;

/** The day up to which occurrences are made: 26 weeks from today, or from the first day of a series that comes later. */
export function madeUntilOn(today: LocalDate, { from }: Pick<SeriesRule, 'from'>): LocalDate {
  return addDays(from > today ? from : today, 7 * WEEKS_AHEAD);
}

/**
 * Whether occurrences are made on a day: an open shift's always, a person's while they are on the team and in its lists.
 */
export function madeFor(
  { employeeName }: Pick<SeriesShift, 'employeeName'>,
  employees: ReadonlyMap<string, Employee>,
): (date: LocalDate) => boolean {
  if (isOpenShift({ employeeName })) return () => true;
  const employee = findEmployeeByName(employees.values(), employeeName);
  return (date) => employee !== undefined && !isOutOfLists(employee, date);
}
