/** @jest-environment node */
import fc from 'fast-check';
import Papa from 'papaparse';
import { IMPORT_LIMITS } from '@/lib/import/file/limits';
import { rowsOfText } from '@/lib/import/file/rows-of-text';
import { rounds, seed } from '@/tests/support/rounds';

const rows = (text: string, delimiter = ',') => [...rowsOfText(text, delimiter)];

test('reads what another product’s parser reads, quotes in the wrong places too', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('"', '""', ',', ';', '\n', 'a', 'b c', ' ', "'"), { maxLength: 30 }),
      fc.constantFrom(',', ';'),
      (signs, delimiter) => {
        // The other one does not close a quote before blanks at the very end.
        const text = `${signs.join('')}\n`;
        const { data } = Papa.parse<string[]>(text, { delimiter, newline: '\n', skipEmptyLines: false });
        expect(rows(text, delimiter)).toEqual(data);
      },
    ),
    { numRuns: rounds(1000), ...seed },
  );
});

test.each([
  ['a,b\r\n"c\r\nd",e\r\n', [['a', 'b\r'], ['c\r\nd', 'e\r'], ['']]],
  ['a\rb', [['a'], ['b']]],
  ['"a" \r\nb', [['a'], ['b']]],
  ['"a', [['a']]],
  ['a,', [['a', '']]],
])('%j', (text, expected) => {
  expect(rows(text)).toEqual(expected);
});

test('a row has one cell more than the limit at most, a quoted one no more than shows that it is too long', () => {
  expect(rows(','.repeat(5_000_000))[0]).toHaveLength(IMPORT_LIMITS.columns + 1);
  const [[cell = ''] = []] = rows('"'.repeat(9_900_000));
  expect(cell.length).toBeGreaterThan(IMPORT_LIMITS.cellLength);
  expect(cell.length).toBeLessThan(3 * IMPORT_LIMITS.cellLength);
});
