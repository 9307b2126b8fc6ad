import { scoreOf } from '@/lib/auto-fill/plan';
import { problemOfSchedule } from '@/lib/auto-fill/schedule/problem-of-schedule';
import type { Employee } from '@/lib/employees/employee';
import type { Shift } from '@/lib/shifts/shift/shift';
import { addDays } from '@/lib/time/local-date';
import { fillInput } from '@/tests/support/auto-fill/fill-weeks';
import { day, employeeOf, scheduleOf, shiftAt } from '@/tests/support/records';

const FRIDAY = day('2026-11-20');
const on = (days: number) => addDays(FRIDAY, days);

const open = (times: string, days = 0) =>
  shiftAt(times, { id: `o ${days} ${times}`, employeeName: '', date: on(days) });
const anas = (times: string, days = 0, fields: Partial<Shift> = {}) =>
  shiftAt(times, { id: `t ${days} ${times}`, date: on(days), ...fields });

function fillingOf(
  shifts: readonly Shift[],
  employees: readonly Employee[] = [employeeOf('Ana')],
  fields: Parameters<typeof fillInput>[1] = {},
) {
  return problemOfSchedule(fillInput(scheduleOf({ shifts, employees }), fields));
}

const none = { fair: 0, fewOvertime: 0, asLastTime: 0 };
const total = (filling: ReturnType<typeof fillingOf>, ...plan: readonly (readonly number[])[]) =>
  scoreOf(filling.problem, plan).total;

test('problemOfSchedule charges most for an open shift that nobody gets', () => {
  const filling = fillingOf([open('10:00-14:00')], undefined, { weights: none });
  expect([total(filling, []), total(filling, [0])]).toEqual([100_000, 0]);
});

test('problemOfSchedule charges overtime by the minute, times the weight of the slider', () => {
  const full = [-4, -3, -2, -1].map((days) => anas('08:00-18:00', days));
  const cost = (fewOvertime: number) =>
    total(fillingOf([...full, open('10:00-14:00')], undefined, { weights: { ...none, fewOvertime } }), [0]);
  expect([0, 1, 2, 4].map(cost)).toEqual([0, 240, 480, 960]);
});

test('problemOfSchedule charges for hours above or below the wanted hours, and more for a larger difference', () => {
  const team = [employeeOf('Ana', { wantedWeekHours: 8 }), employeeOf('Ben', { wantedWeekHours: 8 })];
  const filling = fillingOf([open('08:00-12:00'), open('12:00-16:00')], team, {
    weights: { ...none, fair: 2 },
  });
  expect(total(filling, [0], [1])).toBeLessThan(total(filling, [0, 1], []));
});

test('problemOfSchedule charges more for a person who already has more than an even share of weekends', () => {
  const weekends = [-6, -13, -20].map((days) => anas('10:00-14:00', days));
  const filling = fillingOf([...weekends, open('10:00-14:00', 1)], [employeeOf('Ana'), employeeOf('Ben')], {
    weights: { ...none, fair: 2 },
  });
  expect(total(filling, [0], [])).toBeGreaterThan(total(filling, [], [0]));
});

test('problemOfSchedule charges for a person other than the usual one at these times', () => {
  const usual = [-7, -14, -21, -28].map((days) => anas('10:30-14:00', days));
  const filling = fillingOf([...usual, open('10:00-14:00')], [employeeOf('Ana'), employeeOf('Ben')], {
    weights: { ...none, asLastTime: 2 },
  });
  expect([total(filling, [0], []), total(filling, [], [0])]).toEqual([0, 120]);
});

test('problemOfSchedule charges for several shifts without a lead, unless an assigned person can lead', () => {
  const team = [employeeOf('Ana'), employeeOf('Ben'), employeeOf('Cem', { canLead: true })];
  const two = [open('10:00-14:00'), open('10:00-15:00')];
  const filling = fillingOf(two, team, { weights: none });
  expect([total(filling, [0], [1], []), total(filling, [0], [], [1])]).toEqual([240, 0]);
  const led = fillingOf([...two, anas('08:00-09:00', 0, { employeeName: 'Cem' })], team, {
    weights: none,
  });
  expect(led.problem.wishes).toEqual([]);
  expect(fillingOf([open('10:00-14:00')], team).problem.wishes).toEqual([]);
});
