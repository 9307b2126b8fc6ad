import fc from 'fast-check';
import { createCachedHash, textHash } from '@/lib/text-hash';
import { rounds, seed } from '@/tests/support/rounds';

const LETTERS = ['a', 'b', 'c'] as const;
/** Short texts, or long ones that differ only at the end. */
const anyText = fc
  .tuple(fc.constantFrom(...LETTERS), fc.constantFrom(10, 5_000))
  .map(([end, length]) => `${'-'.repeat(length)}${end}`);

test('createCachedHash returns the same hash with a cache as without a cache, for texts in any order', () => {
  fc.assert(
    fc.property(fc.array(anyText, { maxLength: 20 }), (texts) => {
      const hash = createCachedHash(2);
      expect(texts.map(hash)).toEqual(texts.map(textHash));
    }),
    { ...seed, numRuns: rounds(50) },
  );
});
