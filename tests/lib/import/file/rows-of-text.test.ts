import fc from 'fast-check';
import Papa from 'papaparse';
import { IMPORT_LIMITS } from '@/lib/import/file/limits';
import { rowsOfText } from '@/lib/import/file/read-delimited';
import { rounds, seed } from '@/tests/support/rounds';

const rows = (text: string, delimiter = ',') => [...rowsOfText(text, delimiter)];

test('rowsOfText reads the same rows as another parser, also with misplaced quotes', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('"', '""', ',', ';', '\n', 'a', 'b c', ' ', "'"), { maxLength: 30 }),
      fc.constantFrom(',', ';'),
      (parts, delimiter) => {
        // The other parser does not close a quote before spaces at the very end.
        const text = `${parts.join('')}\n`;
        const { data } = Papa.parse<string[]>(text, { delimiter, newline: '\n', skipEmptyLines: false });
        expect(rows(text, delimiter)).toEqual(data);
      },
    ),
    { numRuns: rounds(500), ...seed },
  );
});

test('rowsOfText reads the same rows as another parser for any line ends and quoted cells', () => {
  const anyCell = fc
    .array(fc.constantFrom('"', ',', '\n', '\r', '\r\n', 'a', ' b'), { maxLength: 4 })
    .map((parts) => parts.join(''));
  const quoted = (cell: string) => (/["\r\n,]|^ | $/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  fc.assert(
    fc.property(
      fc.array(fc.array(anyCell, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 4 }),
      fc.constantFrom('\n', '\r', '\r\n'),
      (cells, newline) => {
        const text = cells.map((row) => row.map(quoted).join(',') + newline).join('');
        const { data } = Papa.parse<string[]>(text, { delimiter: ',', skipEmptyLines: false });
        expect(withoutReturns(rows(text))).toEqual(withoutReturns(data));
        expect(withoutReturns(data)).toEqual(withoutReturns([...cells, ['']]));
      },
    ),
    { numRuns: rounds(300), ...seed },
  );
});

/** A line feed ends a row, so a return before it stays in the last cell; the caller trims it. */
function withoutReturns(table: readonly (readonly string[])[]) {
  return table.map((row) => row.map((cell) => cell.replace(/\r+$/, '')));
}

test.each([
  [
    'Date,Notes\r2026-11-20,"one\ntwo"\r2026-11-21,x\r',
    [['Date', 'Notes'], ['2026-11-20', 'one\ntwo'], ['2026-11-21', 'x'], ['']],
  ],
  [
    '"a\rb",c\nd\re,f',
    [
      ['a\rb', 'c'],
      ['d\re', 'f'],
    ],
  ],
  ['"a"\r\r\n"b"', [['a'], ['b']]],
  ['a,b\r\n"c\r\nd",e\r\n', [['a', 'b\r'], ['c\r\nd', 'e\r'], ['']]],
  ['a\rb', [['a'], ['b']]],
  ['"a" \r\nb', [['a'], ['b']]],
  ['"a', [['a']]],
  ['a,', [['a', '']]],
])('rowsOfText reads %j', (text, expected) => {
  expect(rows(text)).toEqual(expected);
});

test('rowsOfText stops reading rows and cells early when they exceed the limits', () => {
  expect(rows(','.repeat(rounds(200_000)))[0]).toHaveLength(IMPORT_LIMITS.columns + 1);
  const [[cell = ''] = []] = rows('"'.repeat(9_900_000));
  expect(cell.length).toBeGreaterThan(IMPORT_LIMITS.cellLength);
  expect(cell.length).toBeLessThan(3 * IMPORT_LIMITS.cellLength);
});
