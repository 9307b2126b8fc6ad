import { type Employee, findEmployeeByName } from '@/lib/employees/employee';
import { isOutOfLists } from '@/lib/employees/person/in-house';
import { isOpenShift } from '@/lib/shifts/shift/open-shift';
import { addDays, type LocalDate } from '@/lib/time/local-date';
import { daysOf, type SeriesRule } from './rule';
import type { SeriesShift } from './series';

/** How far ahead occurrences are made. */
const WEEKS_AHEAD = 26;

/** The day up to which occurrences are to be made: 26 weeks from today, or from the first day of a series that comes later. */
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

/**
 * The days of the rule from `from` to `to` on which occurrences are made, and the day up to which they are made by that:
 * where there is one on which none is made, the series waits before it, and that day is no exception.
 */
export function daysToMake(
  rule: SeriesRule,
  { from, to }: { readonly from: LocalDate; readonly to: LocalDate },
  isMade: (date: LocalDate) => boolean,
): { readonly days: readonly LocalDate[]; readonly madeUntil: LocalDate } {
  const days = daysOf(rule, from, to);
  const madeUntil = waitingBefore(days, isMade) ?? to;
  return { days: days.filter((date) => date <= madeUntil), madeUntil };
}

/** The day before the first of those days on which none is made; undefined where all are made. */
export function waitingBefore(
  days: readonly LocalDate[],
  isMade: (date: LocalDate) => boolean,
): LocalDate | undefined {
  const [first] = days.filter((date) => !isMade(date)).sort();
  return first && addDays(first, -1);
}
