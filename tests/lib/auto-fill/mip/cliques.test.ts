import fc from 'fast-check';
import { cliquesOf } from '@/lib/auto-fill/mip/mip-of-problem';
import { rounds, seed } from '@/tests/support/rounds';

const anyPairs = fc
  .array(fc.tuple(fc.nat({ max: 9 }), fc.nat({ max: 9 })))
  .map((pairs) => pairs.filter(([one, other]) => one !== other));

test('cliquesOf covers every given pair, and groups only items that are all paired with each other', () => {
  fc.assert(
    fc.property(anyPairs, (pairs) => {
      const known = new Set(pairs.flatMap(([one, other]) => [`${one} ${other}`, `${other} ${one}`]));
      const covered = new Set<string>();
      for (const group of cliquesOf(pairs))
        for (const one of group) for (const other of group) if (one !== other) covered.add(`${one} ${other}`);
      expect(covered).toEqual(known);
    }),
    { numRuns: rounds(200), ...seed },
  );
});

test('cliquesOf puts four items that are all paired with each other into one group', () => {
  const pairs = [0, 1, 2, 3].flatMap((one) =>
    [0, 1, 2, 3].filter((other) => other > one).map((other) => [one, other] as const),
  );
  expect(cliquesOf(pairs)).toEqual([[0, 1, 2, 3]]);
  expect(cliquesOf([])).toEqual([]);
});
