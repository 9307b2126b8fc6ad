import { addDays } from '@/lib/time/local-date';
import { dateOrFallback, startOfCalendarWeek, weekOf } from '@/lib/time/week';
import { day } from '@/tests/support/records';

describe('the calendar week', () => {
  test('runs from Monday to Sunday', () => {
    const week = [16, 17, 18, 19, 20, 21, 22].map((date) => `2026-11-${date}`);
    for (const date of week) expect(weekOf(date)).toEqual(week);
  });

  test.each([
    ['2027-01-01', '2026-12-28', '2027-01-03'],
    ['2028-02-29', '2028-02-28', '2028-03-05'],
    ['2026-03-08', '2026-03-02', '2026-03-08'],
    ['2026-11-01', '2026-10-26', '2026-11-01'],
    ['0001-01-03', '0001-01-01', '0001-01-07'],
  ])('of %s runs from %s to %s', (date, monday, sunday) => {
    const week = weekOf(date);
    expect(week).toHaveLength(7);
    expect(week[0]).toBe(monday);
    expect(week[6]).toBe(sunday);
    expect(startOfCalendarWeek(day(date))).toBe(monday);
  });

  test('each day over two years of clock changes lies in the week that begins on the Monday before', () => {
    let monday = day('2025-12-29');
    for (let count = 0; count < 730; count += 1) {
      const date = addDays(day('2025-12-29'), count);
      if (count > 0 && count % 7 === 0) monday = addDays(monday, 7);
      expect(startOfCalendarWeek(date)).toBe(monday);
    }
  });

  test.each(['', 'garbage', '2026-02-30'])('of %p, which is no date, is 1 to 7 January 2024', (text) => {
    expect(dateOrFallback(text)).toBe('2024-01-01');
    expect(weekOf(text)).toEqual([1, 2, 3, 4, 5, 6, 7].map((date) => `2024-01-0${date}`));
  });
});
