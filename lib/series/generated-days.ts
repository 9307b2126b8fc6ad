import { type Employee, findEmployeeByName } from '@/lib/employees/employee';
import { isHiddenFromLists } from '@/lib/employees/person/person-facts';
import { isOpenShift } from '@/lib/shifts/shift/open-shift';
import { addDays, type LocalDate } from '@/lib/time/local-date';
import { daysOf, type SeriesRule } from './rule';
import type { SeriesShift } from './series';

const WEEKS_AHEAD = 26;

/** 26 weeks from today, or from the first day of a future series. */
export function generateUntil(today: LocalDate, { from }: Pick<SeriesRule, 'from'>): LocalDate {
  return addDays(from > today ? from : today, 7 * WEEKS_AHEAD);
}

/**
 * The filter is true for an open shift. For a person, the filter is true only while the person is on the
 * team, not hidden, and not past the last day of employment.
 */
export function generationFilter(
  { employeeName }: Pick<SeriesShift, 'employeeName'>,
  employees: ReadonlyMap<string, Employee>,
): (date: LocalDate) => boolean {
  if (isOpenShift({ employeeName })) return () => true;
  const employee = findEmployeeByName(employees.values(), employeeName);
  return (date) => employee !== undefined && !isHiddenFromLists(employee, date);
}

/** Stops before a day without an occurrence, so that this day does not become an exception. */
export function daysToGenerate(
  rule: SeriesRule,
  { from, to }: { readonly from: LocalDate; readonly to: LocalDate },
  isMade: (date: LocalDate) => boolean,
): { readonly days: readonly LocalDate[]; readonly madeUntil: LocalDate } {
  const days = daysOf(rule, from, to);
  const madeUntil = dayBeforeFirstSkipped(days, isMade) ?? to;
  return { days: days.filter((date) => date <= madeUntil), madeUntil };
}

/** The day before the first skipped day; undefined if none is skipped. */
export function dayBeforeFirstSkipped(
  days: readonly LocalDate[],
  isMade: (date: LocalDate) => boolean,
): LocalDate | undefined {
  const [first] = days.filter((date) => !isMade(date)).sort();
  return first && addDays(first, -1);
}
