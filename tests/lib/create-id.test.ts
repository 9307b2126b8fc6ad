import fc from 'fast-check';
import { createIds } from '@/lib/create-id';
import { rounds, seed } from '@/tests/support/rounds';

const START = 1763000000000;

/** Gives one id for each time of the clock. */
function idsAt(times: readonly number[], random: () => number = Math.random): readonly string[] {
  let asked = 0;
  const newId = createIds({ now: () => times[asked++] ?? 0, random });
  return times.map(newId);
}

function isAscending(ids: readonly string[]): boolean {
  return ids.every((id, index) => index === 0 || (ids[index - 1] ?? '') < id);
}

const falling = (count: number) => Array.from({ length: count }, (_, index) => 1 - (index + 1) / (count + 1));

describe('createIds', () => {
  test('joins the millisecond, a count and six random letters or digits, for the extremes of randomness', () => {
    expect(idsAt([START, START], () => 0)).toEqual(['1763000000000-000000000', '1763000000000-001000000']);
    expect(idsAt([START], () => 1 - Number.EPSILON / 2)).toEqual(['1763000000000-000zzzzzz']);
  });

  test('gives ascending ids within a millisecond when random values fall', () => {
    const chances = falling(10_000);
    let asked = 0;
    const ids = idsAt(
      chances.map(() => START),
      () => chances[asked++] ?? 0,
    );
    expect(isAscending(ids)).toBe(true);
    expect(new Set(ids).size).toBe(10_000);
  });

  test('uses the next millisecond when the count is exhausted', () => {
    const ids = idsAt(Array.from({ length: 2 * 36 ** 3 + 1 }, () => START));
    expect(isAscending(ids)).toBe(true);
    expect(ids.at(-1)).toMatch(/^1763000000002-000[0-9a-z]{6}$/);
  });

  test('gives ascending ids of one format when the clock moves in any direction', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: START - 1000, max: START + 1000 }), { maxLength: 200 }),
        fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })),
        (times, chances) => {
          const ids = idsAt(times, () => chances.next().value);
          expect(isAscending(ids)).toBe(true);
          for (const id of ids) expect(id).toMatch(/^\d{13}-[0-9a-z]{9}$/);
        },
      ),
      { numRuns: rounds(200), ...seed },
    );
  });

  test('gives ids that sort after those of an older build from an earlier millisecond', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e9 }), fc.stringMatching(/^[0-9a-z]{6}$/), (ago, suffix) => {
        const [id = ''] = idsAt([START]);
        expect(`${START - ago}-${suffix}` < id).toBe(true);
      }),
      { numRuns: rounds(200), ...seed },
    );
  });

  test('gives different ids when two tabs create one in the same millisecond', () => {
    expect(idsAt([START], () => 0.25)).not.toEqual(idsAt([START], () => 0.75));
  });
});
