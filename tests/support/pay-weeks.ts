import type { Employee } from '@/lib/employees/employee';
import { MAIN_UNIT } from '@/lib/pay/amount';
import { type Overtime, type OvertimeRules, SPECIFIED_OVERTIME } from '@/lib/pay/overtime-rules';
import { payOfWeek } from '@/lib/pay/pay';
import { type Shift, shiftMinutes } from '@/lib/shifts/shift/shift';
import { addDays } from '@/lib/time/local-date';
import { sevenDaysFrom } from '@/lib/time/week';
import { day, shiftAt } from '@/tests/support/records';

export const MONDAY = day('2026-11-16');
export const DAYS = sevenDaysFrom(MONDAY);
export const units = (amount: number) => amount / MAIN_UNIT;
const hours = (minutes: number) => minutes / 60;

export const person = (fields: Partial<Employee>): Employee => ({
  id: fields.name ?? 'ana',
  name: 'Ana',
  role: 'Server',
  color: 'blue',
  ...fields,
});
export const ana = (fields: Partial<Employee> = {}) => person({ wage: 20 * MAIN_UNIT, ...fields });

let count = 0;
export const on = (offset: number, times: string, fields: Partial<Shift> = {}) => {
  count += 1;
  return shiftAt(times, {
    id: `s${count}`,
    date: addDays(MONDAY, offset),
    employeeName: 'Ana',
    role: 'Server',
    ...fields,
  });
};
export const by = (rules: OvertimeRules, own: Partial<Overtime['own']> = {}): Overtime => ({
  rules,
  own: { ...SPECIFIED_OVERTIME.own, ...own },
});

export interface Context {
  team?: readonly Employee[];
  overtime?: Overtime;
  minutesOf?: (shift: Shift) => number;
}

export function paid(
  shifts: readonly Shift[],
  { team = [ana()], overtime = SPECIFIED_OVERTIME, minutesOf = shiftMinutes }: Context = {},
) {
  return payOfWeek({
    days: DAYS,
    shifts: DAYS.map((date) => shifts.filter((shift) => shift.date === date)),
    employees: team,
    overtime,
    minutesOf,
  });
}

export function figures(shifts: readonly Shift[], context?: Context) {
  const { total } = paid(shifts, context);
  return [
    hours(total.regular),
    hours(total.overtime),
    hours(total.double),
    units(total.cost),
    units(total.overtimeCost),
  ];
}

export const week = (times: readonly string[]) => times.flatMap((one, at) => (one ? [on(at, one)] : []));
export const EIGHT = '09:00-17:00';
export const TEN = '08:00-18:00';
