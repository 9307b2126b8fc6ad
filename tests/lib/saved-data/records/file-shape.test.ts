import fc from 'fast-check';
import * as valibot from 'valibot';
import { dictionary, firstMisfit, parse, textThat } from '@/lib/saved-data/records/file-shape';
import { array, MISFIT, number, optional, string } from '@/lib/saved-data/records/shape';
import { rounds, seed } from '@/tests/support/rounds';

const ENTRIES = { a: string, b: optional(number), c: textThat((text) => text !== ''), d: array(number) };
const THEIR_ENTRIES = valibot.object({
  a: valibot.string(),
  b: valibot.optional(valibot.number()),
  c: valibot.pipe(valibot.string(), valibot.nonEmpty()),
  d: valibot.array(valibot.number()),
});

const member = fc.constantFrom<unknown>(undefined, null, 'a', '', 1, Number.NaN, [], [1], ['a'], {});
const good = { a: fc.string(), b: fc.integer(), c: fc.constant('c'), d: fc.array(fc.integer()) };
// Most fields are good, in another order than the shape's.
const field = (name: keyof typeof good) => fc.oneof({ weight: 3, arbitrary: good[name] }, member);
const fields = fc.record(
  { d: field('d'), c: field('c'), b: field('b'), a: field('a') },
  { requiredKeys: ['d'] },
);

describe('file shapes', () => {
  test('find the same first misfit as valibot', () => {
    const named = new Set<unknown>();
    fc.assert(
      fc.property(fields, (input) => {
        const expected = valibot.safeParse(THEIR_ENTRIES, input, { abortEarly: true });
        const name = expected.success ? undefined : expected.issues[0].path?.[0].key;
        named.add(name);
        expect(firstMisfit(ENTRIES, input)).toBe(name);
      }),
      { numRuns: rounds(1000), ...seed },
    );
    expect(named).toEqual(new Set(['a', 'b', 'c', 'd', undefined]));
  });

  test('read a dictionary like valibot', () => {
    const theirs = valibot.record(valibot.string(), valibot.array(valibot.number()));
    const ours = dictionary(array(number));
    fc.assert(
      fc.property(
        fc.oneof(fc.dictionary(fc.constantFrom('x', 'y', ''), fc.constantFrom([], [1])), fields, member),
        (input) => {
          const expected = valibot.safeParse(theirs, input);
          const read = ours(input);
          if (expected.success) expect(read).toStrictEqual(expected.output);
          else expect(read).toBe(MISFIT);
        },
      ),
      { numRuns: rounds(500), ...seed },
    );
  });

  test('read a key named like an object member as a plain key', () => {
    const read = parse(dictionary(array(number)), JSON.parse('{"__proto__": [1], "constructor": [2]}'));
    expect(Object.entries(read)).toEqual([
      ['__proto__', [1]],
      ['constructor', [2]],
    ]);
    expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
  });

  test('throw when a required value is unreadable', () => {
    expect(() => parse(string, 1)).toThrow(TypeError);
  });
});
