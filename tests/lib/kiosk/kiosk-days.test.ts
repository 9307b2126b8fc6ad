import fc from 'fast-check';
import { daysAround, newestWeek, stepDay, timedShiftsOfWeeks, weekWithDay } from '@/lib/kiosk/kiosk-days';
import type { SharedWeek } from '@/lib/share/shared-week';
import { addDays } from '@/lib/time/local-date';
import { clock, day } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';
import { anyWeek, WEEK_OF_TWENTY } from '@/tests/support/shared-weeks';

const week = (firstDay: string, publishedAt = 0): SharedWeek => ({
  ...WEEK_OF_TWENTY,
  firstDay: day(firstDay),
  publishedAt,
  people: [
    {
      name: 'Ana',
      shifts: [
        {
          key: 1,
          date: day(firstDay),
          startTime: clock('09:00'),
          endTime: clock('17:00'),
          role: 'Cook',
          isPending: false,
        },
      ],
    },
  ],
});

test('weekWithDay finds the published week that contains a day, also across the end of a year', () => {
  const last = week('2026-12-28');
  const weeks = [week('2026-12-21'), last];
  for (const date of ['2026-12-28', '2026-12-31', '2027-01-01', '2027-01-03'])
    expect(weekWithDay(weeks, day(date))).toBe(last);
  expect(weekWithDay(weeks, day('2027-01-04'))).toBeUndefined();
  expect(weekWithDay([], day('2027-01-04'))).toBeUndefined();
});

test('timedShiftsOfWeeks uses only the shifts of the week published last when two weeks contain a day', () => {
  const old = week('2026-11-16', 1000);
  const anew = week('2026-11-15', 2000);
  expect(newestWeek([anew, old])).toBe(anew);
  expect(weekWithDay([anew, old], day('2026-11-16'))).toBe(anew);
  expect(timedShiftsOfWeeks([old, anew]).map(({ shift }) => shift.date)).toEqual(['2026-11-15']);
});

test('stepDay steps from the first to the last known day across unpublished weeks, and always allows today', () => {
  const weeks = [week('2026-11-16'), week('2026-11-30')];
  const today = day('2026-11-19');
  const step = (from: string, by: 1 | -1) => stepDay(weeks, { from: day(from), step: by, today });
  expect(step('2026-11-19', 1)).toBe('2026-11-20');
  expect(step('2026-11-22', 1)).toBe('2026-11-23');
  expect(step('2026-11-16', -1)).toBeUndefined();
  expect(step('2026-12-06', 1)).toBeUndefined();
  expect(stepDay([], { from: today, step: 1, today })).toBeUndefined();
  // The last week is over: steps lead back to it, and forward to today.
  const late = day('2026-12-20');
  expect(stepDay(weeks, { from: late, step: -1, today: late })).toBe('2026-12-19');
  expect(stepDay(weeks, { from: late, step: 1, today: late })).toBeUndefined();
});

test('daysAround shows seven days around any date, starting like the published weeks', () => {
  expect(daysAround([week('2026-11-16')], day('2026-11-19'))[0]).toBe('2026-11-16');
  expect(daysAround([week('2026-11-16')], day('2026-12-31'))[0]).toBe('2026-12-28');
  expect(daysAround([], day('2026-12-31'))[0]).toBe('2026-12-31');
  fc.assert(
    fc.property(fc.array(anyWeek, { maxLength: 3 }), fc.integer({ min: -40, max: 40 }), (weeks, days) => {
      const date = addDays(day('2026-11-19'), days);
      const around = daysAround(weeks, date);
      expect(around).toHaveLength(7);
      expect(around).toContain(date);
    }),
    { numRuns: rounds(100), ...seed },
  );
});
