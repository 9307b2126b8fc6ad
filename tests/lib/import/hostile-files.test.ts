/** @jest-environment node */
import { BOUNDS_ON_PAGE } from '@/lib/import/file/limits';
import { createImportSession } from '@/lib/import/import-session';
import { day } from '@/tests/support/records';
import { relation, sheetNamed, sheetOf, spreadsheetOf, textCell, textRows } from './file/spreadsheet-support';
import { importing, told } from './import-support';

jest.setTimeout(120_000);

/** Of the processor, for any file within the limits; what took quadratic time took minutes or hours. */
const MOST_CPU_MS = 20_000;
const HEADS = ['Employee', 'Role', 'Date', 'Start', 'End'];
const ANA = ['Ana', 'Server', '2026-11-20', '9:00', '17:00'];

async function toldInTime(source: string | Uint8Array<ArrayBuffer>): Promise<readonly string[]> {
  const before = process.cpuUsage();
  const imported = await importing(source);
  const { user } = process.cpuUsage(before);
  expect(user / 1000).toBeLessThan(MOST_CPU_MS);
  return told(imported);
}

const filled = (text: string, length: number) => text.repeat(Math.ceil(length / text.length));
const numbered = (count: number, text: (number: number) => string) =>
  Array.from({ length: count }, (_, number) => text(number + 1)).join('');
const listOf = (...cells: string[]) => `${HEADS.join(',')}\n${cells.join(',')}`;

describe('a table', () => {
  test.each<readonly [string, string, readonly string[]]>([
    ['of quotes alone', '"'.repeat(9_900_000), ['longCell']],
    ['with a cell of escaped quotes', `"${'""'.repeat(4_900_000)}",b\n`, ['longCell']],
    ['of quotes that never close', filled('"a', 2_000_000), ['longCell']],
    ['whose quote is not closed', `"${filled('a,b\n', 9_900_000)}`, ['longCell']],
    ['of quoted line breaks', filled('"\n', 2_000_000), ['empty']],
    ['of empty columns', ','.repeat(9_900_000), ['empty']],
    ['of quoted columns', filled('"x",', 2_000_000), ['tooManyCells']],
    [
      'with apostrophes behind line breaks',
      listOf(`"x${filled("\n'", 30_000)}"`, ...ANA.slice(1)),
      ['2: nameTooLong'],
    ],
    ['with blanks in a name', listOf(`A${' '.repeat(30_000)}x`, ...ANA.slice(1)), []],
    [
      'with accents without end',
      listOf(`A${filled('\u0316\u0301', 30_000)}`, ...ANA.slice(1)),
      ['2: nameTooLong'],
    ],
    [
      'with blanks in its times',
      `Employee,Date,Time\nAna,2026-11-20,1${' '.repeat(30_000)}x`,
      ['2: timeUnreadable'],
    ],
  ])('%s', async (_name, text, expected) => {
    const lines = await toldInTime(text);
    if (expected.length > 0) expect(lines).toEqual(expected);
  });
});

describe('a spreadsheet', () => {
  const LENGTH = 2_000_000;
  const one = (cell: string) => spreadsheetOf({ sheet: sheetOf(`<row r="1">${cell}</row>`) });
  const table = textRows([HEADS, ANA]);
  const read = ['Ana, Server, 2026-11-20, 09:00-17:00'];
  const prefix = 'a'.repeat(30);
  const shared = numbered(10_000, (row) => `<row r="${row}"><c r="A${row}" t="s"><v>0</v></c></row>`);

  test.each<readonly [string, () => Uint8Array<ArrayBuffer>, readonly string[]]>([
    ['with blanks in a tag', () => one(`<c r="A1"${' '.repeat(LENGTH)}/>`), ['longCell']],
    ['with a long attribute', () => one(`<c r="A1" x="${'x'.repeat(LENGTH)}"/>`), ['longCell']],
    ['with a long tag', () => one(`<c r="A1" x="${'x'.repeat(100_000)}"/>`), ['damaged']],
    ['of tags that do not close', () => spreadsheetOf({ sheet: filled('<a ', LENGTH) }), ['damaged']],
    ['with a cell of brackets', () => one(textCell('A1', '>'.repeat(LENGTH))), ['longCell']],
    ['with a cell of 40,000 signs', () => one(textCell('A1', 'x'.repeat(40_000))), ['longCell']],
    [
      'nested deep',
      () => spreadsheetOf({ sheet: sheetOf(`${'<a>'.repeat(500_000)}${'</a>'.repeat(500_000)}`) }),
      ['damaged'],
    ],
    ['with a cell far out', () => one(textCell('A1', 'x') + textCell('XFD1048576', 'x')), ['tooManyRows']],
    [
      'with a cell far out behind a long prefix',
      () =>
        spreadsheetOf({
          sheet: sheetOf(
            `<row r="1"><c r="A1"><v>1</v></c></row><${prefix}:row r="9999999"><${prefix}:c r="XFD9999999"><v>1</v></${prefix}:c></${prefix}:row>`,
          ),
        }),
      ['tooManyRows'],
    ],
    [
      'with a row of no number',
      () => spreadsheetOf({ sheet: sheetOf(`${table}<row r="Infinity"></row>`) }),
      ['damaged'],
    ],
    [
      'with an empty row at the end of all rows',
      () => spreadsheetOf({ sheet: sheetOf(`${table}<row r="1048576" ht="12.8"/>`) }),
      read,
    ],
    [
      'with formats at the end of all columns',
      () => spreadsheetOf({ sheet: sheetOf(`${table}<row r="9"><c r="XFD9" s="1"/></row>`) }),
      read,
    ],
    [
      'with formulas far down that give nothing',
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
      'without addresses',
      () => {
        const behind = textRows([ANA.slice(1)])
          .replace('<c', '<c/><c')
          .replace('</row>', '<c t=""><v>1</v></c></row>');
        return spreadsheetOf({ sheet: sheetOf(`${table}<row/>${behind}`.replace(/ r="\w+"/g, '')) });
      },
      [...read, ', Server, 2026-11-20, 09:00-17:00'],
    ],
    [
      'with more cells than are read, before its end is looked for',
      () => spreadsheetOf({ sheet: `<worksheet><row>${'<c r="A1"><v>1</v></c>'.repeat(400_001)}<` }),
      ['tooManyCells'],
    ],
    [
      'with a hundred thousand merged ranges',
      () =>
        spreadsheetOf({
          sheet: sheetOf(table).replace(
            '</worksheet>',
            `<mergeCells>${numbered(100_000, (row) => `<mergeCell ref="A${row}:XFD${row}"/>`)}</mergeCells></worksheet>`,
          ),
        }),
      read,
    ],
    [
      'with a long list of ranges in what is not read',
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
      'with a list of ranges that is too long for any text',
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
      'whose cells share a text of a megabyte',
      () =>
        spreadsheetOf({
          sheet: sheetOf(shared),
          strings: `<sst><si><t>${filled('Ana ', 1_000_000)}</t></si></sst>`,
        }),
      ['longCell'],
    ],
    [
      'whose cells share a text that fits in one',
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
      'with one sheet under many names',
      () =>
        spreadsheetOf({
          sheet: sheetOf(numbered(20_000, (row) => `<row r="${row}">${textCell(`Z${row}`, 'x')}</row>`)),
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
      'with hundreds of sheets, each as large as may be',
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
    ['that unpacks a thousandfold', () => one(textCell('A1', ' '.repeat(50_000_000))), ['tooLarge']],
  ])('%s', async (_name, file, expected) => {
    const warn = jest.spyOn(console, 'warn').mockReturnValue();
    expect(await toldInTime(file())).toEqual(expected);
    warn.mockRestore();
  });

  test('has limits of its own where the page reads it', async () => {
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

describe('a calendar', () => {
  const NINE = 'DTSTART:20261120T090000\r\nDTEND:20261120T170000\r\n';
  const eventOf = (lines: string) =>
    `BEGIN:VEVENT\r\nUID:a\r\nSUMMARY:Ana - Server\r\n${lines}\r\nEND:VEVENT\r\n`;
  const calendarOf = (...parts: string[]) => `BEGIN:VCALENDAR\r\n${parts.join('')}END:VCALENDAR\r\n`;
  const dates = (count: number) =>
    Array.from(
      { length: count },
      (_, at) => `${new Date(at * 3_600_000).toISOString().slice(0, 13).replaceAll('-', '')}0000`,
    );
  const zoneOf = (rule: string) => `BEGIN:VTIMEZONE\r\nTZID:Europe/Berlin\r\n${rule}END:VTIMEZONE\r\n`;
  const change = (rule: string) =>
    `BEGIN:STANDARD\r\nDTSTART:16010101T000000\r\nTZOFFSETFROM:+0100\r\nTZOFFSETTO:+0200\r\n${rule}\r\nEND:STANDARD\r\n`;
  const yearly = change('RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU');
  const inBerlin =
    'DTSTART;TZID=Europe/Berlin:20261120T090000\r\nDTEND;TZID=Europe/Berlin:20261120T170000\r\nRRULE:FREQ=DAILY;COUNT=1';

  test.each<readonly [string, string, readonly string[]]>([
    ['nested deep', 'BEGIN:VCALENDAR\r\n'.repeat(500_000), ['damaged']],
    [
      'with many parameters',
      calendarOf(eventOf(`${NINE}X-A;${numbered(100_000, (at) => `P${at}=a;`)}Q=b:x`)),
      ['damaged'],
    ],
    [
      'with a folded line of megabytes',
      calendarOf(eventOf(`${NINE}X-A:${'x\r\n '.repeat(2_000_000)}`)),
      ['Ana, Server, 2026-11-20, 09:00-17:00'],
    ],
    [
      'with many excluded dates',
      calendarOf(eventOf(`${NINE}RRULE:FREQ=DAILY\r\nEXDATE:${dates(200_000).join(',')}`)),
      ['1: repetition'],
    ],
    [
      'with many rules',
      calendarOf(eventOf(`${NINE}${'RRULE:FREQ=DAILY\r\n'.repeat(20_000)}`)),
      ['1: repetition'],
    ],
    [
      'with a duration of no end',
      calendarOf(eventOf(`DTSTART:20261120T090000\r\nDURATION:P${'1'.repeat(1000)}D`)),
      ['1: longerThanDay'],
    ],
    [
      'with a duration of ages',
      calendarOf(eventOf('DTSTART:20261120T090000\r\nDURATION:P99999999999D')),
      ['1: longerThanDay'],
    ],
    [
      'with a zone that changes each second',
      calendarOf(zoneOf(change('RRULE:FREQ=SECONDLY')), eventOf(inBerlin)),
      ['Ana, Server, 2026-11-20, 03:00-11:00'],
    ],
    ['with a zone of many changes', calendarOf(zoneOf(yearly.repeat(5000)), eventOf(inBerlin)), ['damaged']],
    ['with zones without number', calendarOf(zoneOf(yearly).repeat(1000), eventOf(inBerlin)), ['damaged']],
  ])('%s', async (_name, text, expected) => {
    expect(await toldInTime(text)).toEqual(expected);
  });

  test('whose occurrences are all moved, of many events, is searched within bounds', async () => {
    const moved = Array.from({ length: 366 }, (_, at) =>
      new Date(Date.UTC(2026, 10, 20 + at)).toISOString().slice(0, 10).replaceAll('-', ''),
    )
      .map((date) => eventOf(`RECURRENCE-ID:${date}T090000\r\n${NINE}`))
      .join('');
    const lines = await toldInTime(calendarOf(moved, eventOf(`${NINE}RRULE:FREQ=DAILY`).repeat(5000)));
    expect(lines.at(-1)).toBe('5366: repetition');
  });
});
