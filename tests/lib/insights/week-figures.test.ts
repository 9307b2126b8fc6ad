import fc from 'fast-check';
import { figuresOfDays, shownMinutesDifference, weekFigures } from '@/lib/insights/overview';
import { SPECIFIED_OVERTIME } from '@/lib/pay/overtime-rules';
import { shiftMinutes } from '@/lib/shifts/shift/shift';
import { addDays } from '@/lib/time/local-date';
import { sevenDaysFrom } from '@/lib/time/week';
import { anyShift } from '@/tests/support/arbitraries';
import { day, scheduleOf, shiftAt } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';

const CONTEXT = { employees: [], overtime: SPECIFIED_OVERTIME, minutesOf: shiftMinutes };
const MONDAY = day('2026-11-16');
const on = (offset: number, times: string, fields = {}) =>
  shiftAt(times, {
    id: `${offset} ${times} ${JSON.stringify(fields)}`,
    date: addDays(MONDAY, offset),
    ...fields,
  });

test('weekFigures counts hours and people without open shifts, open shifts without canceled ones, and overtime', () => {
  const { shifts } = scheduleOf({
    shifts: [
      ...[0, 1, 2, 3].map((offset) => on(offset, '08:00-18:00')),
      on(4, '08:00-09:30', { employeeName: ' ana ' }),
      on(5, '10:00-10:00', { employeeName: 'Ben' }),
      on(6, '22:00-06:00', { employeeName: 'Ben' }),
      on(6, '09:00-17:00', { employeeName: 'Cleo', status: 'Canceled' }),
      on(2, '09:00-17:00', { employeeName: '' }),
      on(2, '10:00-18:00', { employeeName: '' }),
      on(3, '09:00-17:00', { employeeName: '', status: 'Canceled' }),
      // These two are outside of the week.
      on(-1, '09:00-17:00', { employeeName: 'Dora' }),
      on(7, '09:00-17:00', { employeeName: 'Dora' }),
    ],
  });
  expect(weekFigures(shifts, sevenDaysFrom(MONDAY), CONTEXT)).toEqual({
    minutes: 41.5 * 60 + 32 * 60,
    people: 2,
    openShifts: 2,
    overtimeMinutes: 90,
  });
});

test('weekFigures counts no overtime for exactly 40 hours, and zeros for an empty week', () => {
  const { shifts } = scheduleOf({ shifts: [0, 1, 2, 3].map((offset) => on(offset, '08:00-18:00')) });
  expect(weekFigures(shifts, sevenDaysFrom(MONDAY), CONTEXT).overtimeMinutes).toBe(0);
  const nothing = { minutes: 0, people: 0, openShifts: 0, overtimeMinutes: 0 };
  expect(weekFigures(shifts, sevenDaysFrom(addDays(MONDAY, 7)), CONTEXT)).toEqual(nothing);
});

test('weekFigures counts the same hours and people as the figures of the days', () => {
  fc.assert(
    fc.property(fc.array(anyShift, { maxLength: 20 }), (drawn) => {
      const { shifts } = scheduleOf({ shifts: drawn.map((shift, index) => ({ ...shift, id: `${index}` })) });
      const days = sevenDaysFrom(day('2026-11-28'));
      const { minutes, headCount } = figuresOfDays(shifts, days);
      expect(weekFigures(shifts, days, CONTEXT)).toMatchObject({ minutes, people: headCount });
    }),
    { numRuns: rounds(100), ...seed },
  );
});

test.each([
  [480, 450, 30],
  [450, 480, -30],
  [480, 480, 0],
  // 8.0 h both.
  [482, 480, 0],
  // 8.1 h and 8.0 h.
  [483, 482, 6],
])('shownMinutesDifference shows the difference of %i and %i minutes as %i', (now, before, more) => {
  expect(shownMinutesDifference(now, before)).toBe(more);
});
