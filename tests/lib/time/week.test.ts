import fc from 'fast-check';
import { addDays, daysBetween } from '@/lib/time/local-date';
import { dateOrFallback, dayInWeek, FIRST_WEEKDAY, startOfWeek, WEEK_STARTS, weekOf } from '@/lib/time/week';
import { anyDate, anyWeekStart } from '@/tests/support/arbitraries';
import { day } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';

/** 1 for Monday to 7 for Sunday, counted from a known Monday instead of asked of a calendar. */
function weekdayOf(date: string): number {
  return (((daysBetween(day('2024-01-01'), day(date)) % 7) + 7) % 7) + 1;
}

describe('the week of a date', () => {
  test('runs from Monday to Sunday when weeks start on Monday', () => {
    const week = [16, 17, 18, 19, 20, 21, 22].map((date) => `2026-11-${date}`);
    for (const date of week) expect(weekOf(date, 'monday')).toEqual(week);
  });

  test.each([
    ['2027-01-01', 'monday', '2026-12-28', '2027-01-03'],
    ['2028-02-29', 'monday', '2028-02-28', '2028-03-05'],
    ['2026-03-08', 'monday', '2026-03-02', '2026-03-08'],
    ['2026-11-01', 'monday', '2026-10-26', '2026-11-01'],
    ['0001-01-03', 'monday', '0001-01-01', '0001-01-07'],
    ['2027-01-01', 'sunday', '2026-12-27', '2027-01-02'],
    ['2028-02-29', 'sunday', '2028-02-27', '2028-03-04'],
    ['2026-03-08', 'sunday', '2026-03-08', '2026-03-14'],
    ['2026-11-07', 'sunday', '2026-11-01', '2026-11-07'],
    ['2027-01-01', 'saturday', '2026-12-26', '2027-01-01'],
    ['2027-01-02', 'saturday', '2027-01-02', '2027-01-08'],
    ['2028-02-29', 'saturday', '2028-02-26', '2028-03-03'],
    ['2026-03-29', 'saturday', '2026-03-28', '2026-04-03'],
  ] as const)('of %s with the start %s runs from %s to %s', (date, weekStart, first, last) => {
    const week = weekOf(date, weekStart);
    expect(week).toHaveLength(7);
    expect(week[0]).toBe(first);
    expect(week[6]).toBe(last);
    expect(startOfWeek(day(date), weekStart)).toBe(first);
  });

  test('starts on the latest first weekday up to the day, for each day of two years with clock changes', () => {
    const starts = { monday: '2025-12-29', sunday: '2025-12-28', saturday: '2025-12-27' };
    for (const weekStart of WEEK_STARTS) {
      const begun = day(starts[weekStart]);
      for (let count = 0; count < 730; count += 1) {
        const first = addDays(begun, 7 * Math.floor(count / 7));
        expect(startOfWeek(addDays(begun, count), weekStart)).toBe(first);
      }
    }
  });

  test('contains the date, has seven days in order, and starts on the chosen weekday', () => {
    fc.assert(
      fc.property(anyDate, anyWeekStart, (date, weekStart) => {
        const week = weekOf(date, weekStart);
        const [first = date] = week;
        expect(week).toContain(date);
        expect(new Set(week).size).toBe(7);
        expect(week).toEqual([...week].sort());
        expect(weekdayOf(first)).toBe(FIRST_WEEKDAY[weekStart]);
        for (const other of week) expect(weekOf(other, weekStart)).toEqual(week);
      }),
      { numRuns: rounds(300), ...seed },
    );
  });

  test('is followed by the next week without a gap and without a shared day', () => {
    fc.assert(
      fc.property(anyDate, anyWeekStart, (date, weekStart) => {
        const week = weekOf(date, weekStart);
        const next = weekOf(addDays(date, 7), weekStart);
        expect(addDays(week.at(-1) ?? date, 1)).toBe(next[0]);
        expect(addDays(next[0] ?? date, -7)).toBe(week[0]);
      }),
      { numRuns: rounds(300), ...seed },
    );
  });

  test('contains each weekday once, for any first day of the week', () => {
    fc.assert(
      fc.property(anyDate, anyWeekStart, fc.integer({ min: 1, max: 7 }), (date, weekStart, weekday) => {
        const first = startOfWeek(date, weekStart);
        const found = dayInWeek(first, weekday);
        expect(weekOf(date, weekStart)).toContain(found);
        expect(weekdayOf(found)).toBe(weekday);
      }),
      { numRuns: rounds(200), ...seed },
    );
  });

  test.each(['', 'garbage', '2026-02-30'])(
    'falls back to January 1 to 7, 2024 for %p, which is not a date',
    (text) => {
      expect(dateOrFallback(text)).toBe('2024-01-01');
      expect(weekOf(text, 'monday')).toEqual([1, 2, 3, 4, 5, 6, 7].map((date) => `2024-01-0${date}`));
    },
  );
});
