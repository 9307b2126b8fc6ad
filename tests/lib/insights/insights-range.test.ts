import fc from 'fast-check';
import { insightsMonthOf, sameDayInMonth } from '@/lib/insights/insights-range';
import { addDays } from '@/lib/time/local-date';
import { anyDate } from '@/tests/support/arbitraries';
import { day } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';

test.each([
  ['2026-11-19', 1, '2026-12-19'],
  ['2026-12-31', 1, '2027-01-31'],
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2027-01-15', -1, '2026-12-15'],
  ['2026-10-31', 1, '2026-11-30'],
] as const)('from %s, %i month: %s', (date, count, found) => {
  expect(sameDayInMonth(day(date), count)).toBe(found);
});

test('is a day of the neighbouring month', () => {
  fc.assert(
    fc.property(anyDate, (date) => {
      const month = insightsMonthOf(date);
      expect(insightsMonthOf(sameDayInMonth(date, 1))[0]).toBe(addDays(month.at(-1) ?? date, 1));
      expect(insightsMonthOf(sameDayInMonth(date, -1)).at(-1)).toBe(addDays(month[0] ?? date, -1));
    }),
    { numRuns: rounds(200), ...seed },
  );
});
