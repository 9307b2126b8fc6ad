import fc from 'fast-check';
import { addDays, daysBetween, isoWeekday } from '@/lib/time/local-date';
import { addMonths, daysOfMonth, endOfMonth, startOfMonth, weeksOfMonth } from '@/lib/time/month';
import { FIRST_WEEKDAY } from '@/lib/time/week';
import { anyWeekStart } from '@/tests/support/arbitraries';
import { day } from '@/tests/support/records';

describe('a month', () => {
  it.each([
    ['2026-11-24', '2026-11-01', '2026-11-30'],
    ['2026-12-31', '2026-12-01', '2026-12-31'],
    ['2027-02-01', '2027-02-01', '2027-02-28'],
    ['2028-02-29', '2028-02-01', '2028-02-29'],
    ['2026-03-29', '2026-03-01', '2026-03-31'],
  ])('of %s runs from %s to %s', (date, first, last) => {
    expect(startOfMonth(day(date))).toBe(first);
    expect(endOfMonth(day(date))).toBe(last);
    expect(daysOfMonth(day(date))).toHaveLength(daysBetween(day(first), day(last)) + 1);
  });

  it('has four weeks if 28 days fill whole weeks, and six if the days are part of six weeks', () => {
    expect(weeksOfMonth(day('2027-02-10'), 'monday')).toHaveLength(28);
    expect(weeksOfMonth(day('2026-08-10'), 'monday')).toHaveLength(42);
    expect(weeksOfMonth(day('2026-08-10'), 'sunday')).toHaveLength(42);
    expect(weeksOfMonth(day('2026-08-10'), 'saturday')).toHaveLength(35);
  });

  it('is moved by addMonths across the end of a year, to at most the last day of the month', () => {
    expect(addMonths(day('2026-12-31'), 1)).toBe('2027-01-31');
    expect(addMonths(day('2028-01-31'), 1)).toBe('2028-02-29');
    expect(addMonths(day('2027-01-31'), 1)).toBe('2027-02-28');
    expect(addMonths(day('2027-01-15'), -1)).toBe('2026-12-15');
    expect(addMonths(day('2027-01-15'), -13)).toBe('2025-12-15');
  });

  it('is shown as whole weeks that contain every day of the month', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4000 }), anyWeekStart, (offset, weekStart) => {
        const date = addDays(day('2024-01-01'), offset);
        const days = weeksOfMonth(date, weekStart);
        const [first] = days;
        expect(days.length % 7).toBe(0);
        expect(first && isoWeekday(first)).toBe(FIRST_WEEKDAY[weekStart]);
        expect(days).toEqual(expect.arrayContaining([...daysOfMonth(date)]));
        expect(days.slice(0, 7)).toContain(startOfMonth(date));
        expect(days.slice(-7)).toContain(endOfMonth(date));
        expect(addMonths(addMonths(startOfMonth(date), 5), -5)).toBe(startOfMonth(date));
      }),
    );
  });
});
