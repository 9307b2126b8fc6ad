/** @jest-environment jsdom */
import fc from 'fast-check';
import { burst, confettiColors, rain } from '@/components/ui/confetti';
import { CONFETTI_PIECES } from '@/lib/timing';
import { rounds, seed } from '@/tests/support/rounds';

const COLORS = ['#4d82ff', '#b4cbff', '#9964e5'];

const sum = (throws: ReturnType<typeof rain>) =>
  throws.reduce((count, { particleCount }) => count + (particleCount ?? 0), 0);

test('rain and burst throw exactly CONFETTI_PIECES pieces', () => {
  expect(sum(rain(CONFETTI_PIECES, COLORS, () => 0.5))).toBe(CONFETTI_PIECES);
  expect(sum(burst(CONFETTI_PIECES, COLORS))).toBe(CONFETTI_PIECES);
});

test('rain starts above the page and covers its whole width for any random numbers', () => {
  const anyDice = fc.infiniteStream(fc.double({ min: 0, max: 0.999, noNaN: true }));
  fc.assert(
    fc.property(anyDice, (dice) => {
      const drops = rain(CONFETTI_PIECES, COLORS, () => dice.next().value ?? 0);
      const tenths = new Set<number>();
      for (const { origin, gravity = 0, angle } of drops) {
        expect(origin?.y).toBeLessThan(0);
        expect(angle).toBe(270);
        // A piece falls from the highest start past the lower edge of a 900 px page within the six seconds of the
        // celebration.
        expect(gravity * 3 * 60 * 9).toBeGreaterThan(900);
        tenths.add(Math.floor((origin?.x ?? -1) * 10));
      }
      expect([...tenths].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    }),
    { numRuns: rounds(20), ...seed },
  );
});

test('rain uses every color equally often, and rain and burst set no colors when none are given', () => {
  const counts = new Map<string | undefined, number>();
  for (const { colors } of rain(CONFETTI_PIECES, COLORS, Math.random)) {
    // The library gives the first piece of a throw its first color.
    counts.set(colors?.[0], (counts.get(colors?.[0]) ?? 0) + 1);
  }
  expect([...counts]).toEqual(COLORS.map((color) => [color, CONFETTI_PIECES / COLORS.length]));
  expect(rain(1, [], Math.random)[0]).not.toHaveProperty('colors');
  expect(burst(1, [])[0]).not.toHaveProperty('colors');
});

test('confettiColors reads the base color, its light tint and the distinct role colors from the page', () => {
  const page = new Map([
    ['--base', ' #4d82ff'],
    ['--purple-edge', '#9964e5'],
    ['--status-edge', 'oklch(70% 0.1 150)'],
    ['--red-edge', '#ed4a4c'],
    ['--yellow-edge', '#9964e5'],
  ]);
  expect(confettiColors((variable) => page.get(variable) ?? '')).toEqual([
    '#4d82ff',
    '#b4cbff',
    '#9964e5',
    '#ed4a4c',
  ]);
  expect(confettiColors(() => '')).toEqual([]);
});
