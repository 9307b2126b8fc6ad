import { type Employee, employeeFinder, nameKey } from '@/lib/employees/employee';
import { personOf } from '@/lib/employees/person/person';
import type { ExportColumn, ExportTable } from '@/lib/export/export-table';
import { type CountedPay, payOfDays } from '@/lib/insights/hours';
import { decimalsOf } from '@/lib/pay/currency';
import { NO_PAY, type Pay, type PayInput } from '@/lib/pay/pay';
import { isCountedForPerson } from '@/lib/shifts/shift/open-shift';
import type { Shift } from '@/lib/shifts/shift/shift';
import { addDays, type LocalDate } from '@/lib/time/local-date';
import type { WeekStart } from '@/lib/time/week';
import type { PayPeriod } from './pay-period';
import { workedCounter, workedOf, workedShifts } from './worked';

export interface PayrollRow {
  readonly name: string;
  /** Empty if none is stored. */
  readonly payrollId: string;
  readonly planned: Pay;
  /** Actual hours; unconfirmed shifts count as planned. */
  readonly actual: Pay;
  readonly absences: number;
  readonly illnesses: number;
  /** Shifts without actual hours. */
  readonly unconfirmed: number;
}

export interface PayrollContext extends Omit<PayInput, 'days' | 'shifts' | 'employees'> {
  readonly employees: readonly Employee[];
  readonly shiftsOn: (date: LocalDate) => readonly Shift[];
  readonly weekStart: WeekStart;
}

/**
 * The rows in order of names. Overtime is computed for whole weeks and split by day, so that a week in two
 * periods is paid once.
 */
export function payrollRows(
  { first, last }: PayPeriod,
  { shiftsOn, weekStart, ...context }: PayrollContext,
  compareNames: (one: string, other: string) => number,
): readonly PayrollRow[] {
  const days: LocalDate[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  const planned = payOfDays(days, weekStart, shiftsOn, context);
  const actual = payOfDays(days, weekStart, (date) => workedShifts(shiftsOn(date)), {
    ...context,
    minutesOf: workedCounter(context.minutesOf),
  });
  const people = new Map<string, { name: string; shifts: Shift[] }>();
  for (const shift of days.flatMap(shiftsOn)) {
    if (!isCountedForPerson(shift)) continue;
    const key = nameKey(shift.employeeName);
    const person = people.get(key) ?? { name: shift.employeeName, shifts: [] };
    people.set(key, person);
    person.shifts.push(shift);
  }
  const find = employeeFinder(context.employees);
  for (const { name } of context.employees) {
    const key = nameKey(name);
    if (!people.has(key) && (payFor(planned, key).cost > 0 || payFor(actual, key).cost > 0))
      people.set(key, { name, shifts: [] });
  }
  return Array.from(people, ([key, { name, shifts }]): PayrollRow => {
    const person = find(name);
    const outcomes = shifts.map((shift) => workedOf(shift)?.outcome);
    return {
      name: person?.name ?? name.trim(),
      payrollId: person ? personOf(person).payrollId : '',
      planned: payFor(planned, key),
      actual: payFor(actual, key),
      absences: outcomes.filter((outcome) => outcome === 'absent').length,
      illnesses: outcomes.filter((outcome) => outcome === 'ill').length,
      unconfirmed: outcomes.filter((outcome) => outcome === undefined).length,
    };
  }).sort((one, other) => compareNames(one.name, other.name));
}

function payFor({ people }: CountedPay, key: string): Pay {
  return people.get(key) ?? NO_PAY;
}

/** The headings are those that payroll programs expect (`docs/payroll-export.md`). Amounts need `currency`. */
export function payrollTable(
  rows: readonly PayrollRow[],
  { first, last }: PayPeriod,
  currency?: string,
): ExportTable {
  const column = (head: string, kind: ExportColumn['kind'], width = 14): ExportColumn => ({
    head,
    kind,
    width,
  });
  const amount = (head: string): ExportColumn => ({
    ...column(head, 'amount'),
    decimals: currency ? decimalsOf(currency) : 0,
  });
  return {
    name: 'Payroll',
    columns: [
      column('Employee ID', 'text'),
      column('Employee', 'text', 24),
      column('Period start', 'date'),
      column('Period end', 'date'),
      column('Planned hours', 'minutes'),
      column('Total hours', 'minutes'),
      column('Regular hours', 'minutes'),
      column('Overtime hours', 'minutes'),
      column('Double time hours', 'minutes', 18),
      column('Absent shifts', 'count'),
      column('Ill shifts', 'count'),
      column('Unconfirmed shifts', 'count', 18),
      ...(currency
        ? [
            amount('Planned cost'),
            amount('Overtime cost'),
            amount('Total cost'),
            column('Shifts without wage', 'count', 20),
            column('Currency', 'text', 10),
          ]
        : []),
    ],
    rows: rows.map(({ name, payrollId, planned, actual, absences, illnesses, unconfirmed }) => [
      payrollId,
      name,
      first,
      last,
      planned.minutes,
      actual.minutes,
      actual.regular,
      actual.overtime,
      actual.double,
      absences,
      illnesses,
      unconfirmed,
      ...(currency ? [planned.cost, actual.overtimeCost, actual.cost, actual.unpriced, currency] : []),
    ]),
  };
}

/** `brigade-payroll-2026-11-16-to-2026-11-29.csv`. */
export function payrollFileName({ first, last }: PayPeriod, ending: 'csv' | 'xlsx'): string {
  return `brigade-payroll-${first}-to-${last}.${ending}`;
}
