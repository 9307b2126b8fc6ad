import fc from 'fast-check';
import * as valibot from 'valibot';
import {
  array,
  boolean,
  custom,
  fallback,
  MISFIT,
  number,
  object,
  optional,
  picklist,
  type Shape,
  string,
  text,
} from '@/lib/saved-data/records/shape';
import { rounds, seed } from '@/tests/support/rounds';

const textOfValibot = valibot.fallback(
  valibot.union([valibot.string(), valibot.pipe(valibot.number(), valibot.transform(String))]),
  '',
);

/** Each shape twice: our own and valibot's. */
const PAIRS: readonly (readonly [string, Shape<unknown>, valibot.GenericSchema])[] = [
  ['string', string, valibot.string()],
  ['number', number, valibot.number()],
  ['boolean', boolean, valibot.boolean()],
  ['text', text, textOfValibot],
  ['picklist', picklist(['a', 1]), valibot.picklist(['a', 1])],
  ['optional', optional(string), valibot.optional(valibot.string())],
  ['fallback', fallback(number, 7), valibot.fallback(valibot.number(), 7)],
  ['array', array(number), valibot.array(valibot.number())],
  ['custom', custom((value) => value === 'a'), valibot.custom((value) => value === 'a')],
  [
    'object',
    object({ a: string, b: optional(number), c: fallback(optional(boolean), undefined), d: text }),
    valibot.object({
      a: valibot.string(),
      b: valibot.optional(valibot.number()),
      c: valibot.fallback(valibot.optional(valibot.boolean()), undefined),
      d: textOfValibot,
    }),
  ],
  [
    'nested',
    fallback(object({ a: fallback(object({ b: number }), { b: 1 }) }), { a: { b: 2 } }),
    valibot.fallback(
      valibot.object({ a: valibot.fallback(valibot.object({ b: valibot.number() }), { b: 1 }) }),
      { a: { b: 2 } },
    ),
  ],
];

const leaf = fc.oneof(
  fc.constantFrom(undefined, null, 'a', '', 1, 0, -0, Number.NaN, true, false),
  fc.string(),
  fc.double(),
);
const value = fc.letrec((tie) => ({
  any: fc.oneof(
    leaf,
    fc.array(tie('any'), { maxLength: 3 }),
    fc.record(
      { a: tie('any'), b: tie('any'), c: tie('any'), d: tie('any'), e: tie('any') },
      { requiredKeys: [] },
    ),
  ),
})).any;

describe('storage shapes', () => {
  test.each(PAIRS)('read %s like valibot does', (_name, ours, theirs) => {
    fc.assert(
      fc.property(fc.oneof(value, fc.array(fc.double()), fc.record({ a: fc.string() })), (input) => {
        const read = ours(input);
        const expected = valibot.safeParse(theirs, input);
        if (expected.success) expect(read).toStrictEqual(expected.output);
        else expect(read).toBe(MISFIT);
      }),
      { numRuns: rounds(300), ...seed },
    );
  });
});
