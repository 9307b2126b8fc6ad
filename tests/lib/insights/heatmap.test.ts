import fc from 'fast-check';
import { nameKey } from '@/lib/employees/employee';
import { busiestStretch, heatmapOf, heatStep } from '@/lib/insights/heatmap';
import type { Shift } from '@/lib/shifts/shift/shift';
import { intervalOf } from '@/lib/time/interval';
import { addDays, daysBetween, type LocalDate } from '@/lib/time/local-date';
import { weekOf } from '@/lib/time/week';
import { anyShift } from '@/tests/support/arbitraries';
import { day, scheduleOf, shiftAt } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';

const SATURDAY = day('2026-11-21');
const SUNDAY = day('2026-11-22');

/** The hours in which somebody works, as `hour: people`. */
function busyHours(shifts: readonly Shift[], date: LocalDate): Readonly<Record<number, number>> {
  const [row] = heatmapOf(scheduleOf({ shifts }).shifts, [date]);
  return Object.fromEntries([...(row?.people ?? []).entries()].filter(([, count]) => count > 0));
}

test('heatmapOf counts a shift in every hour of which it covers a minute, but not in an hour it only touches', () => {
  expect(busyHours([shiftAt('09:59-12:00', { date: SUNDAY })], SUNDAY)).toEqual({ 9: 1, 10: 1, 11: 1 });
  expect(busyHours([shiftAt('09:00-12:01', { date: SUNDAY })], SUNDAY)).toEqual({
    9: 1,
    10: 1,
    11: 1,
    12: 1,
  });
});

test('heatmapOf counts a person once per hour, in any spelling of the name', () => {
  const shifts = [
    shiftAt('09:00-10:30', { id: '1', date: SUNDAY, employeeName: 'Zoë' }),
    shiftAt('10:30-12:00', { id: '2', date: SUNDAY, employeeName: ' ZOE\u0308 ' }),
    shiftAt('10:00-11:00', { id: '3', date: SUNDAY, employeeName: 'Ben' }),
  ];
  expect(busyHours(shifts, SUNDAY)).toEqual({ 9: 1, 10: 2, 11: 1 });
});

test('heatmapOf counts hours after midnight on the next day, also for the night before the week', () => {
  const shifts = [
    shiftAt('22:00-02:00', { id: '1', date: SATURDAY }),
    shiftAt('01:30-03:00', { id: '2', date: SUNDAY }),
  ];
  expect(busyHours(shifts, SATURDAY)).toEqual({ 22: 1, 23: 1 });
  expect(busyHours(shifts, SUNDAY)).toEqual({ 0: 1, 1: 1, 2: 1 });
});

test('heatmapOf counts nothing on the next day for an end at midnight, and 24 hours for equal times', () => {
  expect(busyHours([shiftAt('20:00-00:00', { date: SATURDAY })], SUNDAY)).toEqual({});
  const whole = [shiftAt('12:00-12:00', { date: SATURDAY })];
  expect(Object.keys(busyHours(whole, SATURDAY))).toHaveLength(12);
  expect(Object.keys(busyHours(whole, SUNDAY))).toHaveLength(12);
});

test('heatmapOf omits canceled shifts and includes pending ones', () => {
  const shifts = [
    shiftAt('09:00-10:00', { id: '1', date: SUNDAY, status: 'Canceled' }),
    shiftAt('10:00-11:00', { id: '2', date: SUNDAY, status: 'Pending' }),
  ];
  expect(busyHours(shifts, SUNDAY)).toEqual({ 10: 1 });
});

test('heatmapOf counts 24 wall clock hours on days with clock changes', () => {
  for (const date of ['2026-03-08', '2026-11-01', '1999-12-31', '2100-02-28'].map(day)) {
    const shifts = [shiftAt('00:00-00:00', { date })];
    expect(Object.keys(busyHours(shifts, date))).toHaveLength(24);
    expect(busyHours(shifts, addDays(date, 1))).toEqual({});
  }
});

test('heatStep uses seven heat steps, with the last for six and more', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 7, 300].map(heatStep)).toEqual([0, 1, 2, 3, 4, 5, 6, 6, 6]);
});

test('busiestStretch finds the busiest stretch of hours, and the first of equal ones', () => {
  const rows = heatmapOf(
    scheduleOf({
      shifts: [
        shiftAt('22:00-06:00', { id: '1', date: SATURDAY }),
        shiftAt('10:00-18:00', { id: '2', date: SATURDAY, employeeName: 'Ben' }),
        shiftAt('10:00-18:00', { id: '3', date: SUNDAY, employeeName: 'Cleo' }),
      ],
    }).shifts,
    [SATURDAY, SUNDAY],
  );
  expect(busiestStretch(rows, 7)).toBe(10);
  expect(busiestStretch(rows, 24)).toBe(0);
  expect(busiestStretch([], 7)).toBe(0);
});

test('heatmapOf counts 300 people at once', () => {
  const shifts = Array.from({ length: 300 }, (_, index) =>
    shiftAt('09:00-10:00', { id: `${index}`, date: SUNDAY, employeeName: `Person ${index}` }),
  );
  expect(busyHours(shifts, SUNDAY)).toEqual({ 9: 300 });
});

test('heatmapOf equals a scan of every minute for any shifts', () => {
  fc.assert(
    fc.property(fc.array(anyShift, { maxLength: 12 }), (drawn) => {
      const shifts = drawn.map((shift, index) => ({ ...shift, id: `shift-${index}` }));
      const { shifts: index } = scheduleOf({ shifts });
      for (const days of ['2026-11-30', '2027-01-01'].map((date) => weekOf(date, 'sunday'))) {
        for (const { date, people } of heatmapOf(index, days)) {
          expect(people).toEqual(peopleByMinute(shifts, date));
        }
      }
    }),
    { numRuns: rounds(60), ...seed },
  );
});

/** Distinct people in each hour of the date, found minute by minute. */
function peopleByMinute(shifts: readonly Shift[], date: LocalDate): readonly number[] {
  return Array.from({ length: 24 }, (_, hour) => {
    const people = new Set<string>();
    for (const shift of shifts) {
      if (shift.status === 'Canceled') continue;
      const { startMinute, endMinute } = intervalOf(shift.startTime, shift.endTime);
      const begun = daysBetween(shift.date, date) * 1440 + hour * 60;
      for (let minute = begun; minute < begun + 60; minute += 1) {
        if (startMinute <= minute && minute < endMinute) people.add(nameKey(shift.employeeName));
      }
    }
    return people.size;
  });
}
