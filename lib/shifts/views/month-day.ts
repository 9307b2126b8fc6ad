import { availabilityOf } from '@/lib/employees/availability';
import type { Employee } from '@/lib/employees/employee';
import { isOutOfLists } from '@/lib/employees/person/in-house';
import type { MinutesOf } from '@/lib/shifts/counting';
import { isOpenShift } from '@/lib/shifts/shift/open-shift';
import { isCounted, type Shift } from '@/lib/shifts/shift/shift';
import type { LocalDate } from '@/lib/time/local-date';
import { type DayTotals, dayTotals } from './day-totals';

/** A day of the month at a glance. */
export interface MonthDayFigures extends DayTotals {
  /** Open shifts that begin on the day. */
  readonly openCount: number;
}

/** The figures of the shifts that begin on one day. */
export function monthDayFigures(shiftsOfDay: readonly Shift[], minutesOf: MinutesOf): MonthDayFigures {
  const openCount = shiftsOfDay.filter((shift) => isCounted(shift) && isOpenShift(shift)).length;
  return { ...dayTotals(shiftsOfDay, minutesOf), openCount };
}

/** How many people of the team are away for the whole day by a date of theirs; their weekly pattern does not count. */
export function timeOffCount(employees: Iterable<Employee>, date: LocalDate): number {
  let count = 0;
  for (const employee of employees) {
    if (employee.availability === undefined || isOutOfLists(employee, date)) continue;
    const { kind, reason } = availabilityOf(employee, date);
    if (kind === 'none' && reason) count += 1;
  }
  return count;
}

/** The only person that the shifts of those days are of; undefined where there are several, or none. */
export function onlyPerson(filter: { readonly employeeIds: readonly string[] }): string | undefined {
  return filter.employeeIds.length === 1 ? filter.employeeIds[0] : undefined;
}
