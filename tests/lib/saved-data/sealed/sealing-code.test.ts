import fc from 'fast-check';
import {
  CODE_CHARACTERS,
  CODE_LENGTH,
  codeGroups,
  isSealingCode,
  normalizeTypedCode,
  sealingCode,
} from '@/lib/saved-data/sealed/sealed-backup';
import { rounds, seed } from '@/tests/support/rounds';

const anyCode = fc.uint8Array({ minLength: CODE_LENGTH, maxLength: CODE_LENGTH }).map(sealingCode);

test('a sealing code has 100 random bits in characters that cannot be mistaken for each other', () => {
  expect(new Set(CODE_CHARACTERS).size).toBe(32);
  expect(CODE_CHARACTERS).not.toMatch(/[ILOU]/);
  const counts = new Map<string, number>();
  for (let byte = 0; byte < 256; byte += 1) {
    const [character = ''] = sealingCode(new Uint8Array(CODE_LENGTH).fill(byte));
    counts.set(character, (counts.get(character) ?? 0) + 1);
  }
  expect([...counts.values()]).toEqual(Array(32).fill(8));
  expect(() => sealingCode(new Uint8Array(19))).toThrow(RangeError);
});

test('a sealing code is shown in five groups of four', () => {
  expect(codeGroups('0123456789ABCDEFGHJK')).toEqual(['0123', '4567', '89AB', 'CDEF', 'GHJK']);
  expect(codeGroups('')).toEqual([]);
});

test('a sealing code is read in any case, with any separators and with look-alike characters', () => {
  fc.assert(
    fc.property(
      anyCode,
      fc.array(fc.constantFrom('', ' ', '-', '\u2013', '\u00a0', '\t', ' - ', '.', '\u2212'), {
        minLength: CODE_LENGTH,
        maxLength: CODE_LENGTH,
      }),
      fc.array(fc.nat(3), { minLength: CODE_LENGTH, maxLength: CODE_LENGTH }),
      (code, between, ways) => {
        const typed = Array.from(
          code,
          (character, at) => between[at] + likeness(character, ways[at] ?? 0),
        ).join('');
        expect(normalizeTypedCode(`\n${typed} `)).toBe(code);
        expect(isSealingCode(normalizeTypedCode(typed))).toBe(true);
      },
    ),
    { numRuns: rounds(200), ...seed },
  );
});

function likeness(character: string, way: number): string {
  const alike = { '0': 'OoO0', '1': 'IlL1', V: 'uUvV' }[character];
  return alike?.[way] ?? (way % 2 === 0 ? character.toLowerCase() : character);
}

test.each(['', 'ABCD', 'ABCD-EFGH-JKMN-PQRS-TVW', 'ABCD-EFGH-JKMN-PQRS-TVWXY', 'ABCD-EFGH-JKMN-PQRS-TVW!'])(
  'rejects %j',
  (typed) => {
    expect(isSealingCode(normalizeTypedCode(typed))).toBe(false);
  },
);
