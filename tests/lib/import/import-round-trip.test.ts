import fc from 'fast-check';
import { colorOfRole, ROLES } from '@/lib/employees/role';
import { csvOfTable } from '@/lib/export/csv-of-table';
import { type ExportWords, shiftsTable } from '@/lib/export/export-tables';
import { xlsxOfTables } from '@/lib/export/xlsx-of-tables';
import de from '@/lib/i18n/messages/de.json';
import en from '@/lib/i18n/messages/en.json';
import es from '@/lib/i18n/messages/es.json';
import fr from '@/lib/i18n/messages/fr.json';
import laterDe from '@/lib/i18n/messages/later/de.json';
import laterEn from '@/lib/i18n/messages/later/en.json';
import laterEs from '@/lib/i18n/messages/later/es.json';
import laterFr from '@/lib/i18n/messages/later/fr.json';
import staffDe from '@/lib/i18n/messages/staff/de.json';
import staffEn from '@/lib/i18n/messages/staff/en.json';
import staffEs from '@/lib/i18n/messages/staff/es.json';
import staffFr from '@/lib/i18n/messages/staff/fr.json';
import type { ImportSource } from '@/lib/import/import-session';
import { EMPTY_INDEX, withEntries } from '@/lib/shifts/change/schedule-index';
import { SHIFT_STATUSES, type Shift } from '@/lib/shifts/shift/shift';
import { detailsOf, withoutDetails } from '@/lib/shifts/shift/shift-details';
import { anyFewDays, anyTime } from '@/tests/support/arbitraries';
import { day } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';
import { importing } from './import-support';

const PEOPLE = [
  'Maya Lindqvist',
  'Renée O’Neill',
  '=SUM(A1)',
  '<img onerror=alert(1)>',
  'Ben, the second',
  '東 健',
];

/** Each person keeps one role, as the form requires. */
const roleOf = (name: string) => [...ROLES, 'Barista'][PEOPLE.indexOf(name) % 7] ?? 'Server';

const anyText = fc.constantFrom(
  '',
  'closes',
  'line one\nline two',
  '"quoted"; with, characters',
  '-1',
  "it's",
);

const anyShifts: fc.Arbitrary<readonly Shift[]> = fc
  .uniqueArray(
    fc.record({
      employeeName: fc.constantFrom('', ...PEOPLE),
      openRole: fc.constantFrom(...ROLES),
      date: anyFewDays,
      startTime: anyTime,
      endTime: anyTime,
      status: fc.constantFrom(...SHIFT_STATUSES),
      notes: anyText,
      details: fc
        .record({
          station: fc.constantFrom('', 'Bar', 'Section 3'),
          teamNotes: fc.constantFrom('', 'Bring the keys', 'Server'),
          kind: fc.constantFrom('', 'onCall', 'training'),
          unpaidBreak: fc.constantFrom(0, 30),
          paidBreak: fc.constantFrom(0, 10),
        })
        .map(detailsOf),
    }),
    {
      selector: ({ employeeName, openRole, date, startTime, endTime }) =>
        [employeeName, employeeName === '' && openRole, date, startTime, endTime].join(),
      minLength: 1,
      maxLength: 20,
    },
  )
  .map((shifts) =>
    shifts.map(({ openRole, details, ...shift }, index) => {
      const role = shift.employeeName === '' ? openRole : roleOf(shift.employeeName);
      return { ...shift, ...details, id: `shift-${index}`, role, color: colorOfRole(role) };
    }),
  );

const LANGUAGES = [
  [en, laterEn, staffEn],
  [es, laterEs, staffEs],
  [fr, laterFr, staffFr],
  [de, laterDe, staffDe],
] as const;

function wordsOf([main, later, staff]: (typeof LANGUAGES)[number]): ExportWords {
  const named = (names: Readonly<Record<string, string>>) => (name: string) => names[name] ?? name;
  return {
    ...later.exportData,
    roleName: named(main.roles),
    statusName: named(main.statuses),
    details: staff.shiftDetails,
    compareNames: (one, other) => one.localeCompare(other),
  };
}

const plain = (shifts: readonly Omit<Shift, 'id'>[]) =>
  shifts
    .map((shift) => {
      const { employeeName, role, color, date, startTime, endTime, status, notes } = shift;
      const details = detailsOf(shift);
      return JSON.stringify({
        employeeName,
        role,
        color,
        date,
        startTime,
        endTime,
        status,
        notes,
        ...details,
      });
    })
    .sort();

async function imported(source: ImportSource): Promise<readonly Omit<Shift, 'id'>[]> {
  // Every employee is known with a role, so that no row waits for a choice of role.
  const employees = PEOPLE.map((name) => ({ name, role: roleOf(name), color: colorOfRole(roleOf(name)) }));
  const read = await importing(source, { known: { employees } });
  if (read.refusal !== undefined) throw new Error(read.refusal);
  expect(read.plan.rows.filter(({ outcome }) => outcome !== 'add')).toEqual([]);
  return read.plan.rows.flatMap(({ shift }) => shift ?? []);
}

function tableOf(shifts: readonly Shift[], language: number) {
  const index = withEntries(
    EMPTY_INDEX,
    shifts.map((after) => ({ id: after.id, after })),
  );
  const words = wordsOf(LANGUAGES[language] ?? LANGUAGES[0]);
  return shiftsTable(index, { first: day('2020-01-01'), last: day('2030-12-31') }, words);
}

jest.setTimeout(120_000);

describe('import of an export', () => {
  const anyLanguage = fc.nat({ max: LANGUAGES.length - 1 });
  test('restores the same shifts from CSV in four languages', async () => {
    await fc.assert(
      fc.asyncProperty(anyShifts, anyLanguage, async (shifts, language) => {
        const found = await imported(csvOfTable(tableOf(shifts, language)));
        expect(plain(found)).toEqual(plain(shifts));
      }),
      { numRuns: rounds(60), ...seed },
    );
  });

  test('restores the same shifts from XLSX in four languages', async () => {
    await fc.assert(
      fc.asyncProperty(anyShifts, anyLanguage, async (shifts, language) => {
        const blob = await xlsxOfTables([tableOf(shifts, language)]);
        const found = await imported(new Uint8Array(await blob.arrayBuffer()));
        expect(plain(found)).toEqual(plain(shifts));
      }),
      { numRuns: rounds(20), ...seed },
    );
  });

  test('restores the same shifts from a table copied from a spreadsheet, with AM and PM', async () => {
    const half = (time: string) =>
      `${Number(time.slice(0, 2)) % 12 || 12}:${time.slice(3)} ${time < '12' ? 'AM' : 'PM'}`;
    await fc.assert(
      fc.asyncProperty(anyShifts, async (shifts) => {
        const copied = shifts.filter(
          ({ notes, employeeName }) => !/[\n"]/.test(notes) && employeeName !== '=SUM(A1)',
        );
        fc.pre(copied.length > 0);
        const lines = copied.map(({ employeeName, role, date, startTime, endTime, status, notes }) =>
          [employeeName, role, date, `${half(startTime)} - ${half(endTime)}`, status, notes].join('\t'),
        );
        const found = await imported(`Name\tRole\tDate\tShift\tStatus\tNotes\n${lines.join('\n')}`);
        expect(plain(found)).toEqual(plain(copied.map(withoutDetails) as Shift[]));
      }),
      { numRuns: rounds(60), ...seed },
    );
  });
});

describe('hostile file', () => {
  const texts = [
    'Employee,Date,Start,End,Position\nMaya,11/20/2026,9,5,Waiter\nTheo,11/21/2026,5:30 PM,1 AM,"Cook"',
    'Name\tMon 11/16\tTue 11/17\nMaya\t9-5\t10:30-2:30 + 5:30-10',
    'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nUID:1\r\nDTSTART:20261120T090000\r\nDTEND:20261120T170000\r\n' +
      'RRULE:FREQ=WEEKLY;COUNT=5\r\nSUMMARY:Maya - Server\r\nEND:VEVENT\r\nEND:VCALENDAR',
  ].map((text) => new TextEncoder().encode(text));
  const anyMutation = fc.record({
    at: fc.nat(),
    drop: fc.nat({ max: 12 }),
    put: fc.uint8Array({ maxLength: 12 }),
    times: fc.constantFrom(1, 1, 1, 50),
  });

  function mutated(
    bytes: Uint8Array,
    mutations: readonly { at: number; drop: number; put: Uint8Array; times: number }[],
  ) {
    let file = [...bytes];
    for (const { at, drop, put, times } of mutations) {
      const from = at % (file.length + 1);
      const repeated = Array.from({ length: times }, () => [...put]).flat();
      file = [...file.slice(0, from), ...repeated, ...file.slice(from + drop)];
    }
    return Uint8Array.from(file);
  }

  /** Expects a refusal or rows within two seconds, never an exception. */
  async function survives(source: ImportSource): Promise<void> {
    const began = process.cpuUsage();
    const read = await importing(source);
    // Processor time, since other tests run at the same time.
    expect(process.cpuUsage(began).user).toBeLessThan(2_000_000);
    if (read.refusal !== undefined) expect(typeof read.refusal).toBe('string');
    else {
      for (const { shift, problems, outcome } of read.plan.rows) {
        if (outcome === 'error') expect(problems.length).toBeGreaterThan(0);
        else expect(shift?.date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      }
    }
  }

  test('is refused or has rows after any changes to a good file', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    const sheet = new Uint8Array(await (await xlsxOfTables([tableOf([], 0)])).arrayBuffer());
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...texts, sheet),
        fc.array(anyMutation, { minLength: 1, maxLength: 6 }),
        (bytes, mutations) => survives(mutated(bytes, mutations)),
      ),
      { numRuns: rounds(500), ...seed },
    );
  }, 600_000);

  test('is refused or has rows for random bytes or characters', async () => {
    const characters = fc.string({
      unit: fc.constantFrom(...'"\n,;\t-/:.0129apm =<>&ä\u0000'),
      maxLength: 400,
    });
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.uint8Array({ maxLength: 300 }), characters), (source) =>
        survives(typeof source === 'string' ? source : Uint8Array.from(source)),
      ),
      { numRuns: rounds(500), ...seed },
    );
  }, 600_000);

  test.each([
    ['quotes', `Name,Date\n${'"a"b"'.repeat(100_000)}`],
    ['one line', `Name,Date,Time\n${'9-'.repeat(500_000)}`],
    ['empty lines', '\n'.repeat(3_000_000)],
    ['letters', 'a'.repeat(9_000_000)],
    ['brackets', `BEGIN:VCALENDAR\r\n${'BEGIN:VEVENT\r\n'.repeat(50_000)}`],
  ])('is answered quickly when it consists of %s', async (_name, text) => {
    await survives(text);
  });

  test('is refused during unpacking if the content grows to gigabytes', async () => {
    const zeros = new Blob([new Uint8Array(45_000_000)])
      .stream()
      .pipeThrough(new CompressionStream('deflate-raw'));
    const packed = new Uint8Array(await new Response(zeros).arrayBuffer());
    expect(await importing(zipOf('xl/worksheets/sheet1.xml', packed))).toEqual({ refusal: 'tooLarge' });
  });

  test('is refused before the grid is built when one cell is very distant', async () => {
    const text =
      '<worksheet><sheetData><row r="1048576"><c r="XFD1048576"><v>1</v></c></row></sheetData></worksheet>';
    const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
    const packed = new Uint8Array(await new Response(stream).arrayBuffer());
    expect(await importing(zipOf('xl/worksheets/sheet1.xml', packed))).toEqual({ refusal: 'tooManyRows' });
  });
});

/** A ZIP file of one deflated part. */
function zipOf(path: string, packed: Uint8Array): Uint8Array<ArrayBuffer> {
  const name = new TextEncoder().encode(path);
  const header = new DataView(new ArrayBuffer(30));
  header.setUint32(0, 0x04034b50, true);
  header.setUint16(8, 8, true);
  header.setUint32(18, packed.length, true);
  header.setUint16(26, name.length, true);
  const entry = new DataView(new ArrayBuffer(46));
  entry.setUint32(0, 0x02014b50, true);
  entry.setUint16(10, 8, true);
  entry.setUint32(20, packed.length, true);
  entry.setUint16(28, name.length, true);
  const end = new DataView(new ArrayBuffer(22));
  end.setUint32(0, 0x06054b50, true);
  end.setUint16(10, 1, true);
  end.setUint32(16, 30 + name.length + packed.length, true);
  const parts = [header, name, packed, entry, name, end];
  return Uint8Array.from(
    parts.flatMap((part) => [...(part instanceof DataView ? new Uint8Array(part.buffer) : part)]),
  );
}
