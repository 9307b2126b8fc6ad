import fc from 'fast-check';
import { hoursByEmployee, totalMinutes } from '@/lib/insights/hours';
import { figuresOfDays, overviewOf } from '@/lib/insights/overview';
import { DEFAULT_LIMITS } from '@/lib/rules/limits';
import { weekMinutes } from '@/lib/rules/week-hours';
import { EMPTY_INDEX, withEntries } from '@/lib/shifts/change/schedule-index';
import {
  COUNT_ALL,
  COUNTING_EXCLUSIONS,
  type Counting,
  coverageFilter,
  isInCoverage,
  minutesCounter,
} from '@/lib/shifts/counting';
import { isCountedForPerson } from '@/lib/shifts/shift/open-shift';
import { type Shift, shiftMinutes } from '@/lib/shifts/shift/shift';
import { dayTotals, totalsByEmployee, totalsByRole } from '@/lib/shifts/views/day-totals';
import { addDays } from '@/lib/time/local-date';
import { shiftsOfOneDay } from '@/tests/support/arbitraries';
import { day, scheduleOf, shiftAt } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';

const anyCounting: fc.Arbitrary<Counting> = fc.record({
  paidHours: fc.boolean(),
  leftOut: fc.subarray([...COUNTING_EXCLUSIONS]),
});
const PAID: Counting = { paidHours: true, leftOut: [] };

test('minutesCounter counts a shift from start to end by default, regardless of breaks and kind', () => {
  expect(minutesCounter(COUNT_ALL)).toBe(shiftMinutes);
  const shift = shiftAt('22:00-06:00', { unpaidBreak: 45, kind: 'onCall' });
  expect(minutesCounter(COUNT_ALL)(shift)).toBe(480);
  expect(isInCoverage(shift, COUNT_ALL)).toBe(true);
});

test.each([
  ['an unpaid break', { unpaidBreak: 30 }, PAID, 450],
  ['a paid break', { paidBreak: 30 }, PAID, 480],
  ['a break longer than the shift', { unpaidBreak: 600 }, PAID, 0],
  ['on call, left out', { kind: 'onCall' }, { paidHours: false, leftOut: ['onCallHours'] }, 0],
  [
    'on call, left out of coverage only',
    { kind: 'onCall' },
    { paidHours: false, leftOut: ['onCallCoverage'] },
    480,
  ],
  [
    'training, if only on-call hours are left out',
    { kind: 'training' },
    { paidHours: false, leftOut: ['onCallHours'] },
    480,
  ],
  [
    'a kind that this build does not know',
    { kind: 'standby' },
    { paidHours: false, leftOut: [...COUNTING_EXCLUSIONS] },
    480,
  ],
] as const)(
  'minutesCounter counts the minutes of a shift by the setting: %s',
  (_case, details, counting, minutes) => {
    expect(minutesCounter(counting)(shiftAt('09:00-17:00', details))).toBe(minutes);
  },
);

test('days, people, roles, weeks, insights and the overview count the same hours', () => {
  fc.assert(
    fc.property(shiftsOfOneDay, anyCounting, (shifts, counting) => {
      const minutesOf = minutesCounter(counting);
      const whole = shifts.filter(isCountedForPerson).reduce((sum, shift) => sum + minutesOf(shift), 0);
      const index = withEntries(
        EMPTY_INDEX,
        shifts.map((after) => ({ id: after.id, after })),
      );
      const sum = (parts: Iterable<{ minutes: number }>) =>
        [...parts].reduce((all, part) => all + part.minutes, 0);
      const date = shifts[0]?.date ?? day('2026-11-30');
      expect(dayTotals(shifts, minutesOf).minutes).toBe(whole);
      expect(sum(totalsByRole(shifts, [], minutesOf))).toBe(whole);
      expect(sum(totalsByEmployee([shifts], minutesOf).values())).toBe(whole);
      expect(totalMinutes(hoursByEmployee([shifts], 2400, minutesOf))).toBe(whole);
      expect(figuresOfDays(index, [date], minutesOf).minutes).toBe(whole);
      expect(overviewOf({ ...scheduleOf({ shifts }) }, [], counting).minutes).toBe(whole);
    }),
    { numRuns: rounds(200), ...seed },
  );
});

test('weekMinutes counts the hours of a week for the rules as set for the business', () => {
  const shift = shiftAt('09:00-17:00', { id: 'a', date: day('2026-11-16'), unpaidBreak: 30 });
  const context = {
    employee: undefined,
    shiftsOn: (date: string): readonly Shift[] => (date === shift.date ? [shift] : []),
    restHours: 0,
    limits: DEFAULT_LIMITS,
    openingHours: { days: [], isCloseShown: false },
    weekStart: 'monday' as const,
  };
  expect(weekMinutes(shift.date, context)).toBe(480);
  expect(weekMinutes(shift.date, { ...context, counting: PAID })).toBe(450);
  expect(weekMinutes(addDays(shift.date, 7), { ...context, counting: PAID })).toBe(0);
});

test('coverageFilter caches the filtered list, and returns the same array if every shift counts in coverage', () => {
  fc.assert(
    fc.property(shiftsOfOneDay, anyCounting, (shifts, counting) => {
      const filter = coverageFilter(counting);
      expect(coverageFilter(counting)).toBe(filter);
      expect(filter(shifts)).toBe(filter(shifts));
      expect(filter(shifts)).toEqual(shifts.filter((shift) => isInCoverage(shift, counting)));
      if (shifts.every((shift) => isInCoverage(shift, counting))) expect(filter(shifts)).toBe(shifts);
    }),
    { numRuns: rounds(100), ...seed },
  );
});
