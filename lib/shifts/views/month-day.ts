import { availabilityOf } from '@/lib/employees/availability';
import type { Employee } from '@/lib/employees/employee';
import { isHiddenFromLists } from '@/lib/employees/person/person-facts';
import type { MinutesOf } from '@/lib/shifts/counting';
import { isOpenShift } from '@/lib/shifts/shift/open-shift';
import { isCounted, type Shift } from '@/lib/shifts/shift/shift';
import type { LocalDate } from '@/lib/time/local-date';
import { type DayTotals, dayTotals } from './day-totals';

export interface MonthDayFigures extends DayTotals {
  /** Open shifts that begin on the day. */
  readonly openCount: number;
}

export function monthDayFigures(shiftsOfDay: readonly Shift[], minutesOf: MinutesOf): MonthDayFigures {
  const openCount = shiftsOfDay.filter((shift) => isCounted(shift) && isOpenShift(shift)).length;
  return { ...dayTotals(shiftsOfDay, minutesOf), openCount };
}

/** Number of employees with time off for the whole day; the weekly pattern does not count. */
export function timeOffCount(employees: Iterable<Employee>, date: LocalDate): number {
  let count = 0;
  for (const employee of employees) {
    if (employee.availability === undefined || isHiddenFromLists(employee, date)) continue;
    const { kind, reason } = availabilityOf(employee, date);
    if (kind === 'none' && reason) count += 1;
  }
  return count;
}

/** The id of the only person in the filter; undefined for no person or several. */
export function onlyEmployeeId(filter: { readonly employeeIds: readonly string[] }): string | undefined {
  return filter.employeeIds.length === 1 ? filter.employeeIds[0] : undefined;
}
