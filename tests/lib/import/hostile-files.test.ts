import { BOUNDS_ON_PAGE } from '@/lib/import/file/limits';
import { createImportSession } from '@/lib/import/import-session';
import { day } from '@/tests/support/records';
import { relation, sheetNamed, sheetOf, spreadsheetOf, textCell, textRows } from './file/spreadsheet-support';
import { filled, linesInTime, numbered, sized } from './hostile-support';

jest.setTimeout(120_000);

const HEADS = ['Employee', 'Role', 'Date', 'Start', 'End'];
const ANA = ['Ana', 'Server', '2026-11-20', '9:00', '17:00'];

const listOf = (...cells: string[]) => `${HEADS.join(',')}\n${cells.join(',')}`;

describe('hostile table', () => {
  test.each<readonly [string, string, readonly string[]]>([
    ['only quotes', '"'.repeat(9_900_000), ['longCell']],
    ['a cell of escaped quotes', `"${'""'.repeat(4_900_000)}",b\n`, ['longCell']],
    ['quotes that never close', filled('"a', 2_000_000), ['longCell']],
    ['one quote that never closes', `"${filled('a,b\n', 9_900_000)}`, ['longCell']],
    ['quoted line breaks', filled('"\n', 2_000_000), ['empty']],
    ['empty columns', ','.repeat(sized(9_900_000, 500_000)), ['empty']],
    ['quoted columns', filled('"x",', 2_000_000), ['tooManyCells']],
    [
      'apostrophes after line breaks',
      listOf(`"x${filled("\n'", 30_000)}"`, ...ANA.slice(1)),
      ['2: nameTooLong'],
    ],
    ['thousands of spaces in a name', listOf(`A${' '.repeat(30_000)}x`, ...ANA.slice(1)), []],
    [
      'thousands of accents on a letter',
      listOf(`A${filled('\u0316\u0301', 30_000)}`, ...ANA.slice(1)),
      ['2: nameTooLong'],
    ],
    [
      'thousands of spaces in a time',
      `Employee,Date,Time\nAna,2026-11-20,1${' '.repeat(30_000)}x`,
      ['2: timeUnreadable'],
    ],
  ])('is read or refused in bounded time with %s', async (_name, text, expected) => {
    const lines = await linesInTime(text);
    if (expected.length > 0) expect(lines).toEqual(expected);
  });
});

describe('hostile spreadsheet', () => {
  const LENGTH = 2_000_000;
  const one = (cell: string) => spreadsheetOf({ sheet: sheetOf(`<row r="1">${cell}</row>`) });
  const table = textRows([HEADS, ANA]);
  const read = ['Ana, Server, 2026-11-20, 09:00-17:00'];
  const prefix = 'a'.repeat(30);
  const shared = numbered(10_000, (row) => `<row r="${row}"><c r="A${row}" t="s"><v>0</v></c></row>`);

  test.each<readonly [string, () => Uint8Array<ArrayBuffer>, readonly string[]]>([
    ['with spaces in a tag', () => one(`<c r="A1"${' '.repeat(LENGTH)}/>`), ['longCell']],
    ['with a long attribute', () => one(`<c r="A1" x="${'x'.repeat(LENGTH)}"/>`), ['longCell']],
    ['with a long tag', () => one(`<c r="A1" x="${'x'.repeat(100_000)}"/>`), ['damaged']],
    ['of tags that never close', () => spreadsheetOf({ sheet: filled('<a ', LENGTH) }), ['damaged']],
    ['with a cell of brackets', () => one(textCell('A1', '>'.repeat(LENGTH))), ['longCell']],
    ['with a cell of 40,000 characters', () => one(textCell('A1', 'x'.repeat(40_000))), ['longCell']],
    [
      'with deep nesting',
      () => spreadsheetOf({ sheet: sheetOf(`${'<a>'.repeat(100_000)}${'</a>'.repeat(100_000)}`) }),
      ['damaged'],
    ],
    [
      'with a very distant cell',
      () => one(textCell('A1', 'x') + textCell('XFD1048576', 'x')),
      ['tooManyRows'],
    ],
    [
      'with a very distant cell behind a long prefix',
      () =>
        spreadsheetOf({
          sheet: sheetOf(
            `<row r="1"><c r="A1"><v>1</v></c></row><${prefix}:row r="9999999"><${prefix}:c r="XFD9999999"><v>1</v></${prefix}:c></${prefix}:row>`,
          ),
        }),
      ['tooManyRows'],
    ],
    [
      'with an infinite row number',
      () => spreadsheetOf({ sheet: sheetOf(`${table}<row r="Infinity"></row>`) }),
      ['damaged'],
    ],
    [
      'with an empty row at the maximum row',
      () => spreadsheetOf({ sheet: sheetOf(`${table}<row r="1048576" ht="12.8"/>`) }),
      read,
    ],
    [
      'with a format at the maximum column',
      () => spreadsheetOf({ sheet: sheetOf(`${table}<row r="9"><c r="XFD9" s="1"/></row>`) }),
      read,
    ],
    [
      'with thousands of formulas with empty results',
      () =>
        spreadsheetOf({
          sheet: sheetOf(
            table +
              numbered(
                30_000,
                (row) => `<row r="${row + 2}"><c r="A${row + 2}" t="str"><f>B1</f><v></v></c></row>`,
              ),
          ),
        }),
      read,
    ],
    [
      'without cell addresses',
      () => {
        const behind = textRows([ANA.slice(1)])
          .replace('<c', '<c/><c')
          .replace('</row>', '<c t=""><v>1</v></c></row>');
        return spreadsheetOf({ sheet: sheetOf(`${table}<row/>${behind}`.replace(/ r="\w+"/g, '')) });
      },
      [...read, ', Server, 2026-11-20, 09:00-17:00'],
    ],
    [
      'with too many cells and no end',
      () => spreadsheetOf({ sheet: `<worksheet><row>${'<c r="A1"><v>1</v></c>'.repeat(400_001)}<` }),
      ['tooManyCells'],
    ],
    [
      'with thousands of merged ranges',
      () =>
        spreadsheetOf({
          sheet: sheetOf(table).replace(
            '</worksheet>',
            `<mergeCells>${numbered(sized(100_000, 30_000), (row) => `<mergeCell ref="A${row}:XFD${row}"/>`)}</mergeCells></worksheet>`,
          ),
        }),
      read,
    ],
    [
      'with a long list of ranges in an ignored element',
      () =>
        spreadsheetOf({
          sheet: sheetOf(table).replace(
            '</worksheet>',
            `<conditionalFormatting sqref="${numbered(15_000, (row) => `A${row}:H${row} `)}"/></worksheet>`,
          ),
        }),
      read,
    ],
    [
      'with a list of ranges longer than any cell may be',
      () => spreadsheetOf({ sheet: sheetOf(`${table}<x sqref="${'A1 '.repeat(200_000)}"/>`) }),
      ['longCell'],
    ],
    [
      'with comments and sections in its texts',
      () =>
        spreadsheetOf({
          sheet: sheetOf(
            textRows([
              HEADS,
              ['<![CDATA[A]]><!-- <t>x</t> -->n<?x <y> ?>a', 'Ser<![CDATA[]]>ver', ...ANA.slice(2)],
              ['<!-- x --><![CDATA[A<&amp;>]]>', ...ANA.slice(1)],
            ]),
          ),
        }),
      [...read, 'A<&amp;>, Server, 2026-11-20, 09:00-17:00'],
    ],
    [
      'with a text of many sections',
      () => one(textCell('A1', '<![CDATA[<<<<<<<<]]>'.repeat(20_000))),
      ['longCell'],
    ],
    [
      'with cells that share a text of a megabyte',
      () =>
        spreadsheetOf({
          sheet: sheetOf(shared),
          strings: `<sst><si><t>${filled('Ana ', 1_000_000)}</t></si></sst>`,
        }),
      ['longCell'],
    ],
    [
      'with thousands of cells that share a long text',
      () =>
        spreadsheetOf({
          sheet: sheetOf(shared),
          strings: `<sst><si><t>${filled('Ana ', 30_000)}</t></si></sst>`,
        }),
      ['tooLarge'],
    ],
    [
      'with a format of brackets',
      () =>
        spreadsheetOf({
          sheet: sheetOf('<row r="1"><c r="A1" s="0"><v>1</v></c></row>'),
          styles: `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="${'['.repeat(10_000)}"/></numFmts><cellXfs><xf numFmtId="164"/></cellXfs></styleSheet>`,
        }),
      ['damaged'],
    ],
    [
      'with one sheet under hundreds of names',
      () =>
        spreadsheetOf({
          sheet: sheetOf(
            numbered(sized(20_000, 2000), (row) => `<row r="${row}">${textCell(`Z${row}`, 'x')}</row>`),
          ),
          sheets: numbered(500, (number) => sheetNamed(number, 'first')),
        }),
      ['tooLarge'],
    ],
    [
      'with thousands of sheets',
      () =>
        spreadsheetOf({
          sheet: sheetOf(table),
          sheets: numbered(9000, (number) => sheetNamed(number, 'first')),
        }),
      ['damaged'],
    ],
    [
      'with hundreds of sheets of the maximum size',
      () =>
        spreadsheetOf({
          sheet: sheetOf(table),
          others: Object.fromEntries(
            Array.from({ length: 400 }, (_, at) => [
              `xl/worksheets/s${at}.xml`,
              sheetOf(`<row r="1600">${textCell('RZ1600', 'x')}</row>`),
            ]),
          ),
          sheets: numbered(400, (number) => sheetNamed(number, `s${number}`)),
          relations: numbered(400, (number) =>
            relation(`s${number}`, 'worksheet', `worksheets/s${number - 1}.xml`),
          ),
        }),
      ['tooLarge'],
    ],
    [
      'that unpacks to a thousand times its size',
      () => one(textCell('A1', ' '.repeat(sized(50_000_000, 41_000_000)))),
      ['tooLarge'],
    ],
  ])('is read or refused in bounded time: %s', async (_name, file, expected) => {
    const warn = jest.spyOn(console, 'warn').mockReturnValue();
    expect(await linesInTime(file())).toEqual(expected);
    warn.mockRestore();
  });

  test('is refused at smaller limits when the page reads the file without a worker', async () => {
    const context = {
      today: day('2026-11-19'),
      firstDay: day('2026-11-16'),
      zone: 'UTC',
      isMonthFirst: true,
    };
    const open = (source: string | Uint8Array<ArrayBuffer>) =>
      createImportSession(context, BOUNDS_ON_PAGE).open(source);
    const refusal = { isOk: false, error: 'tooLargeHere' };
    expect(await open('x'.repeat(1_000_001))).toEqual(refusal);
    expect(await open(one(textCell('A1', ' '.repeat(8_000_000))))).toEqual(refusal);
    expect((await open(spreadsheetOf({ sheet: sheetOf(table) }))).isOk).toBe(true);
  });
});
