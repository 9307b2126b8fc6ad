import fc from 'fast-check';
import { runToCompletion } from '@/lib/in-pieces';
import { writeBackup } from '@/lib/saved-data/backup/backup';
import { parseJson } from '@/lib/saved-data/json/parse-json';
import { parseJsonInPieces } from '@/lib/saved-data/json/parse-json-in-pieces';
import { rounds, seed } from '@/tests/support/rounds';
import { anyContent, SAVED_AT } from '@/tests/support/storage/backups';

/** The parsed text, with lists read in pieces of that length. */
const inPieces = (text: string, length: number) => runToCompletion(parseJsonInPieces(text, length));
const anyLength = fc.integer({ min: 1, max: 40 });

const anyBackup = anyContent.map((content) => writeBackup(content, SAVED_AT));
const anyJson = fc.oneof(
  anyBackup,
  fc.json(),
  fc.array(fc.jsonValue(), { maxLength: 9 }).map((list) => JSON.stringify(list)),
  fc
    .dictionary(fc.oneof(fc.string(), fc.constant('__proto__')), fc.array(fc.jsonValue()))
    .map((lists) => JSON.stringify(lists, undefined, 1)),
);

test('parseJsonInPieces returns the same value as parsing the whole text', () => {
  fc.assert(
    fc.property(anyJson, anyLength, (text, length) => {
      expect(inPieces(text, length)).toEqual(parseJson(text));
    }),
    { numRuns: rounds(200), ...seed },
  );
});

test('parseJsonInPieces returns the same result as parsing the whole text, also for damaged JSON', () => {
  const mark = fc.constantFrom('', '[', ']', '{', '}', ',', ':', '"', '\\', '1', ' ', '[]', '{},', '\u0000');
  fc.assert(
    fc.property(anyJson, fc.nat(), fc.nat({ max: 3 }), mark, anyLength, (text, place, cut, put, length) => {
      const at = place % (text.length + 1);
      const damaged = text.slice(0, at) + put + text.slice(at + cut);
      expect(inPieces(damaged, length)).toEqual(parseJson(damaged));
    }),
    { numRuns: rounds(400), ...seed },
  );
});

test.each([
  '',
  '[',
  ']',
  '[]',
  '[,]',
  '[1,]',
  '[1,,2]',
  '[1] [2]',
  '[1}',
  '{"a":[1,2],"a":[3]}',
  '{"a":[{]}',
  '{"a":[1]"b":[2]}',
  '{"a":1[2]}',
  '{[1]:2}',
  '{"a":["\\"]",2,"\\\\"],"b":{"c":[1,2]}}',
  '{"__proto__":[1,2]}',
  '"[1,2]"',
  '[[1,2],[3,[4,5]],{"a":[6,7]}]',
])('parseJsonInPieces returns for %s the same value as parsing the whole text', (text) => {
  for (const length of [1, 2, 3, 100]) expect(inPieces(text, length)).toEqual(parseJson(text));
});

test('parseJsonInPieces reports progress that grows from 0 to 1', () => {
  const text = JSON.stringify(Array.from({ length: 500 }, (_, id) => ({ id })));
  const shares = [...parseJsonInPieces(text, 100)];
  expect(shares.length).toBeGreaterThan(20);
  expect(shares).toEqual([...shares].sort((one, other) => one - other));
  expect(Math.max(...shares)).toBeLessThanOrEqual(1);
});
