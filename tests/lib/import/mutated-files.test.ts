import fc from 'fast-check';
import { IMPORT_REFUSALS } from '@/lib/import/file/import-file';
import { rounds, seed } from '@/tests/support/rounds';
import { sheetOf, spreadsheetOf, textRows } from './file/spreadsheet-support';
import { importing } from './import-support';

jest.setTimeout(120_000 * rounds(1));

/** Processor time in milliseconds for a file of `MAX_LENGTH`: a hundred times of what it needs. */
const MAX_CPU_MS = 10_000;
const MAX_LENGTH = 100_000;
const ROWS = [
  ['Employee', 'Role', 'Date', 'Start', 'End', 'Notes'],
  ['Ana "Q"', 'Server', '2026-11-20', '9:00', '17:00', "'=x; 'y"],
  ['Theo, B.', 'Cook', '20/11/2026', '11', 'close', 'two\nlines'],
];
const WEEK = [
  ['Name', 'Mon 16', 'Tue 17'],
  ['Ana', '9-5 Server', '10:30-2:30 + 5:30-10'],
];
const list = (delimiter: string) =>
  ROWS.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(delimiter)).join('\n');
const EVENT =
  'BEGIN:VEVENT\r\nUID:a\r\nSUMMARY:Ana - Server\r\nDTSTART;TZID=Europe/Berlin:20261120T090000\r\nDURATION:PT8H\r\n' +
  'RRULE:FREQ=WEEKLY;BYDAY=MO,TU;INTERVAL=2\r\nEXDATE:20261123T090000\r\nDESCRIPTION:a\\, b\r\n c\r\nEND:VEVENT\r\n';
const TEXTS = [
  list(','),
  list(';'),
  WEEK.map((row) => row.join('\t')).join('\n'),
  `BEGIN:VCALENDAR\r\n${EVENT}END:VCALENDAR\r\n`,
];
const SHEETS = [sheetOf(textRows(ROWS)), sheetOf(textRows(WEEK))];

/** Removes a stretch, repeats it many times, or puts a character in its place. */
const anyMutation = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  length: fc.oneof(fc.nat({ max: 3 }), fc.nat({ max: 60 })),
  times: fc.oneof(fc.constantFrom(0, 1, 2), fc.nat({ max: 50_000 })),
  character: fc.constantFrom(
    '',
    '',
    '"',
    "'",
    '<',
    '>',
    '/',
    ' ',
    '\n',
    ',',
    ':',
    ';',
    '=',
    '[',
    '1',
    '9',
    '&',
    '\u0301',
    '\u0000',
  ),
});

type Mutation = typeof anyMutation extends fc.Arbitrary<infer Value> ? Value : never;

function mutated(text: string, mutations: readonly Mutation[]): string {
  return mutations.reduce((before, { at, length, times, character }) => {
    const from = Math.floor(at * before.length);
    const stretch = character === '' ? before.slice(from, from + length) : character;
    const maxTimes = Math.max(0, MAX_LENGTH - before.length) / Math.max(1, stretch.length);
    return before.slice(0, from) + stretch.repeat(Math.min(times, maxTimes)) + before.slice(from + length);
  }, text);
}

const anyMutations = fc.array(anyMutation, { minLength: 1, maxLength: 4 });

async function expectAnswer(source: string | Uint8Array<ArrayBuffer>): Promise<void> {
  const warn = jest.spyOn(console, 'warn').mockReturnValue();
  const before = process.cpuUsage();
  const { refusal } = await importing(source);
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(MAX_CPU_MS);
  if (refusal !== undefined) expect(IMPORT_REFUSALS).toContain(refusal);
  warn.mockRestore();
}

describe('mutated files', () => {
  test('of tables and calendars are read or refused in bounded time', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...TEXTS), anyMutations, (text, mutations) =>
        expectAnswer(mutated(text, mutations)),
      ),
      { numRuns: rounds(250), ...seed },
    );
  });

  test('of spreadsheet XML are read or refused in bounded time', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...SHEETS), anyMutations, (sheet, mutations) =>
        expectAnswer(spreadsheetOf({ sheet: mutated(sheet, mutations) })),
      ),
      { numRuns: rounds(150), ...seed },
    );
  });

  test('of spreadsheet bytes are read or refused in bounded time', async () => {
    const file = spreadsheetOf({ sheet: sheetOf(textRows(ROWS)) });
    const anyBytes = fc.array(fc.tuple(fc.nat({ max: file.length - 1 }), fc.nat({ max: 255 })), {
      minLength: 1,
      maxLength: 5,
    });
    await fc.assert(
      fc.asyncProperty(anyBytes, async (changes) => {
        const changed = file.slice();
        for (const [at, byte] of changes) changed[at] = byte;
        await expectAnswer(changed);
      }),
      { numRuns: rounds(100), ...seed },
    );
  });
});
