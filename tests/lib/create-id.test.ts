import fc from 'fast-check';
import { createId } from '@/lib/create-id';
import { rounds, seed } from '@/tests/support/rounds';

describe('a new id', () => {
  test('is the time and a suffix of six letters or digits, also at the ends of chance', () => {
    expect(createId(1763000000000, () => 0)).toBe('1763000000000-000000');
    expect(createId(1763000000000, () => 1 - Number.EPSILON / 2)).toBe('1763000000000-zzzzzz');
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (chance) => {
        expect(createId(1763000000000, () => chance)).toMatch(/^1763000000000-[0-9a-z]{6}$/);
      }),
      { numRuns: rounds(200), ...seed },
    );
  });

  test('differs within one millisecond', () => {
    let state = 1;
    const random = () => {
      state = (state * 48_271) % 2_147_483_647;
      return state / 2_147_483_647;
    };
    const ids = Array.from({ length: 1000 }, () => createId(1763000000000, random));
    expect(new Set(ids).size).toBe(1000);
  });

  test('differs from one millisecond to the next with the same chance', () => {
    expect(createId(1, () => 0.5)).not.toBe(createId(2, () => 0.5));
  });
});
