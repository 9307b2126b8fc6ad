import fc from 'fast-check';
import { wholePercents } from '@/lib/insights/overview';
import { rounds, seed } from '@/tests/support/rounds';

test.each([
  [
    [1, 1],
    [50, 50],
  ],
  [
    [1, 1, 1],
    [34, 33, 33],
  ],
  [
    [60, 3, 1],
    [94, 5, 1],
  ],
  [
    [59, 2, 1],
    [95, 3, 2],
  ],
  [
    [1, 1, 1, 1, 1, 1, 1],
    [15, 15, 14, 14, 14, 14, 14],
  ],
  [
    [999, 1],
    [100, 0],
  ],
  [[7], [100]],
  [
    [0, 5],
    [0, 100],
  ],
  [
    [0, 0],
    [0, 0],
  ],
  [[], []],
])('wholePercents rounds %j to %j', (counts, percents) => {
  expect(wholePercents(counts)).toEqual(percents);
});

test('wholePercents rounds shares to percents that add up to 100, deviate by less than one, and keep the order', () => {
  const anyCounts = fc.array(fc.integer({ min: 0, max: 20_000 }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(anyCounts, (counts) => {
      const total = counts.reduce((sum, count) => sum + count, 0);
      fc.pre(total > 0);
      const percents = wholePercents(counts);
      expect(percents.reduce((sum, percent) => sum + percent, 0)).toBe(100);
      for (const [position, percent] of percents.entries()) {
        const count = counts[position] ?? 0;
        expect(Math.abs(percent - (100 * count) / total)).toBeLessThan(1);
        for (const [other, otherPercent] of percents.entries()) {
          if (count > (counts[other] ?? 0)) expect(percent).toBeGreaterThanOrEqual(otherPercent);
        }
      }
    }),
    { numRuns: rounds(300), ...seed },
  );
});
