import fc from 'fast-check';
import { type CsvCell, csvText, defused } from '@/lib/csv/csv-text';
import { parseCsv } from '@/tests/support/parse-csv';
import { rounds, seed } from '@/tests/support/rounds';

describe('CSV text', () => {
  test('has a byte order mark, commas, CRLF line ends and plain numbers', () => {
    expect(
      csvText([
        ['Name', 'Hours'],
        ['Zoë', 42.5],
        ['', -3],
      ]),
    ).toBe('\ufeffName,Hours\r\nZoë,42.5\r\n,-3\r\n');
  });

  test.each([
    ['a comma', 'Bell, Marcus', '"Bell, Marcus"'],
    ['a semicolon', 'a;b', '"a;b"'],
    ['quotes', 'the "boss"', '"the ""boss"""'],
    ['a line break', 'one\ntwo', '"one\ntwo"'],
    ['outer blanks', ' Ana ', '" Ana "'],
    ['nothing special', 'Ana', 'Ana'],
    ['emoji and Arabic', '😀 مريم', '😀 مريم'],
  ])('quotes text with %s', (_what, text, written) => {
    expect(csvText([[text]])).toBe(`\ufeff${written}\r\n`);
  });

  test.each([
    ['=1+1', "'=1+1"],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['=HYPERLINK("http://x";"y")', `'=HYPERLINK("http://x";"y")`],
    ['  =1', "'  =1"],
    ['"=1"', `'"=1"`],
    ["'=1", "''=1"],
    ['\u00a0=1', "'\u00a0=1"],
    ['\u200b=1', "'\u200b=1"],
    ['\u0000=1', "'\u0000=1"],
    ['＝1', "'＝1"],
    ['－1', "'－1"],
    ['\tAna', "'\tAna"],
    ['\rAna', "'\rAna"],
    ['\t=1', "'\t=1"],
    ['Ana;=1', "Ana;'=1"],
    ['Ana\n=1', "Ana\n'=1"],
    ['Ana\t@x', "Ana\t'@x"],
  ])('defuses the formula in %j', (text, safe) => {
    expect(defused(text)).toBe(safe);
  });

  test.each(['Ana', 'Anne-Marie', 'a=b', '1+1', "O'Brien", 'x@y', '', ' ', '"quoted"'])(
    'leaves %j unchanged',
    (text) => {
      expect(defused(text)).toBe(text);
    },
  );

  const anyCell: fc.Arbitrary<CsvCell> = fc.oneof(
    fc.string({ unit: fc.constantFrom(...'ab ="\',;+-@\t\r\n\u00a0😀'), maxLength: 8 }),
    fc.integer(),
  );

  test('is read back by an RFC 4180 parser with the same cells, except for defused formulas', () => {
    const anyRows = fc.array(fc.array(anyCell, { minLength: 1, maxLength: 4 }), { maxLength: 5 });
    fc.assert(
      fc.property(anyRows, (rows) => {
        const texts = rows.map((row) =>
          row.map((cell) => (typeof cell === 'number' ? `${cell}` : defused(cell))),
        );
        expect(parseCsv(csvText(rows))).toEqual(texts);
      }),
      { numRuns: rounds(200), ...seed },
    );
  });

  test('has no text that starts like a formula', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'a ="\'+-@\t\r\n\u00a0\u200b'), maxLength: 8 }),
        (text) => {
          const [[cell = ''] = []] = parseCsv(csvText([[text]]));
          expect(cell).not.toMatch(/^[\s\u200b"]*[=+\-@]|^[\t\r\n]/);
        },
      ),
      { numRuns: rounds(300), ...seed },
    );
  });
});
