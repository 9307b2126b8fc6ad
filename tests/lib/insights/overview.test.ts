import { figuresOfDays, overviewOf } from '@/lib/insights/overview';
import { EMPTY_SCHEDULE } from '@/lib/shifts/change/schedule';
import { day, employeeOf, scheduleOf, shiftAt } from '@/tests/support/records';

const FRIDAY = day('2026-11-20');
const SATURDAY = day('2026-11-21');

const schedule = scheduleOf({
  employees: [employeeOf('Ana'), employeeOf('Ben', { role: 'Cook' }), employeeOf('Cleo')],
  shifts: [
    shiftAt('09:00-17:00', { id: '1', date: FRIDAY }),
    shiftAt('22:00-06:00', { id: '2', date: FRIDAY, employeeName: ' ana', status: 'Pending' }),
    shiftAt('10:00-10:00', { id: '3', date: SATURDAY, employeeName: 'Ben', role: 'Cook' }),
    shiftAt('09:00-12:30', {
      id: '4',
      date: SATURDAY,
      employeeName: 'Gone',
      role: 'Barista',
      status: 'Maybe',
    }),
    shiftAt('09:00-17:00', { id: '5', date: SATURDAY, employeeName: 'Cleo', status: 'Canceled' }),
  ],
});

test('overviewOf counts all shifts, and canceled ones only in the number of shifts and by status', () => {
  expect(overviewOf(schedule)).toEqual({
    shiftCount: 5,
    minutes: 480 + 480 + 1440 + 210,
    activeCount: 2,
    employeeCount: 3,
    statuses: [
      { name: 'Confirmed', count: 2, share: 0.4 },
      { name: 'Pending', count: 1, share: 0.2 },
      { name: 'Canceled', count: 1, share: 0.2 },
      { name: 'Maybe', count: 1, share: 0.2 },
    ],
    roles: [
      { name: 'Server', count: 2, share: 0.5 },
      { name: 'Cook', count: 1, share: 0.25 },
      { name: 'Barista', count: 1, share: 0.25 },
    ],
  });
});

test('overviewOf counts nothing in an empty schedule', () => {
  expect(overviewOf(EMPTY_SCHEDULE)).toEqual({
    shiftCount: 0,
    minutes: 0,
    activeCount: 0,
    employeeCount: 0,
    statuses: [],
    roles: [],
  });
});

test('figuresOfDays counts the shifts that start on the given days', () => {
  const { shifts } = schedule;
  expect(figuresOfDays(shifts, [FRIDAY])).toEqual({
    shiftCount: 2,
    countedCount: 2,
    minutes: 960,
    headCount: 1,
  });
  expect(figuresOfDays(shifts, [FRIDAY, SATURDAY])).toEqual({
    shiftCount: 5,
    countedCount: 4,
    minutes: 2610,
    headCount: 3,
  });
  expect(figuresOfDays(shifts, [day('1999-12-31'), day('2100-01-01')]).shiftCount).toBe(0);
});
