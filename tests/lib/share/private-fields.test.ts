import fc from 'fast-check';
import { calendarText } from '@/lib/calendar-file/calendar-text';
import { weekCalendar } from '@/lib/calendar-file/week-calendar';
import { openingHoursWith } from '@/lib/days/day-opening';
import type { DayRecord } from '@/lib/days/day-record';
import { csvOfTable } from '@/lib/export/csv-of-table';
import { hoursTables, shiftsTable, teamTable } from '@/lib/export/export-tables';
import { formatsFor } from '@/lib/i18n/formats';
import { kioskWeeks } from '@/lib/kiosk/kiosk-weeks';
import { SPECIFIED_OVERTIME } from '@/lib/pay/overtime-rules';
import { readIdentity } from '@/lib/requests/links/link-identity';
import { personCode, personKey } from '@/lib/requests/links/person-code';
import { PREFERENCE_NAMES } from '@/lib/saved-data/backup/backup';
import { SAVED_KEYS } from '@/lib/saved-data/saved-keys';
import { changedPeople } from '@/lib/share/changed-people';
import { sharedDaysOf } from '@/lib/share/published-week';
import { shareAddress } from '@/lib/share/share-address';
import { sharedWeekOf, weekOfRoles } from '@/lib/share/shared-week';
import { staffLink, weekOfOwnLink } from '@/lib/share/staff-link';
import { decodeWeek, encodeWeek } from '@/lib/share/week-code/week-code';
import { toBase64Url } from '@/lib/share/week-code/week-code-text';
import { weekText } from '@/lib/share/week-text';
import { EMPTY_INDEX, withEntries } from '@/lib/shifts/change/schedule-index';
import type { Shift } from '@/lib/shifts/shift/shift';
import { addDays } from '@/lib/time/local-date';
import { ALWAYS_OPEN } from '@/lib/time/opening-hours';
import { sevenDaysFrom } from '@/lib/time/week';
import { weekSheetOf } from '@/lib/week-sheet/week-sheet';
import { exportWords } from '@/tests/lib/export/words';
import { wordsIn } from '@/tests/lib/week-sheet/sheets';
import { day, shiftAt } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';
import { unknownFields } from '@/tests/support/unknown-fields';

const MONDAY = day('2026-11-16');
const WEEK = { first: MONDAY, last: day('2026-11-22') };
const SHIFTS = [
  shiftAt('09:00-17:00', { id: 'a', date: MONDAY, notes: 'Keys' }),
  shiftAt('22:00-06:00', { id: 'b', date: day('2026-11-18'), employeeName: 'Ben', status: 'Pending' }),
  shiftAt('12:00-16:00', { id: 'c', date: day('2026-11-20'), employeeName: '' }),
];
const LINE_WORDS = {
  role: (role: string) => role,
  shift: (parts: object) => JSON.stringify(parts),
  shiftTime: (parts: object) => JSON.stringify(parts),
  overnight: (shift: string) => shift,
  pending: (shift: string) => shift,
  weekTitle: (range: string) => range,
  personTotal: (parts: object) => JSON.stringify(parts),
  openShifts: 'Open shifts',
  whoCan: String,
  noShifts: 'None',
  daysTitle: 'Good to know',
  dayLine: (line: object) => JSON.stringify(line),
};

/** Every shared or exported output: link, kiosk, texts, calendar file, sheet (paper and picture), tables. */
async function everyOutput(shifts: readonly Shift[], days: readonly DayRecord[] = []) {
  const records = new Map(days.map((one) => [one.id, one]));
  const week = sharedWeekOf({
    firstDay: MONDAY,
    publishedAt: 0,
    zone: 'Europe/Paris',
    leadMinutes: 60,
    shifts,
    days: sharedDaysOf(sevenDaysFrom(MONDAY), {
      days: records,
      openingHours: openingHoursWith(ALWAYS_OPEN, records),
      holidaysOn: () => [],
    }),
  });
  const calendar = weekCalendar(week, {
    name: 'Week',
    summary: (event) => JSON.stringify(event),
    dayWords: (notes) => JSON.stringify(notes),
  });
  const before = shifts.map((published) => ({ id: published.id, published }));
  const moved = (id: string) =>
    shifts.filter((shift) => shift.id === id).map((shift) => ({ ...shift, role: 'Host' }));
  const index = withEntries(
    EMPTY_INDEX,
    shifts.map((after) => ({ id: after.id, after })),
  );
  const tables = [
    shiftsTable(index, WEEK, exportWords()),
    ...hoursTables(index, WEEK, exportWords(), 'monday'),
  ];
  return {
    link: await encodeWeek(week),
    kiosk: await kioskWeeks([week]),
    text: weekText(week, LINE_WORDS, formatsFor('en')),
    changes: changedPeople(before, moved),
    calendar: calendarText(calendar),
    sheet: weekSheetOf(week, wordsIn()),
    tables: tables.map(csvOfTable),
    cells: tables,
  };
}

test('sharing keeps unknown fields out of links, texts, calendar files, sheets and tables', async () => {
  const plain = await everyOutput(SHIFTS);
  expect(plain.tables[0]).toContain('Keys');
  await fc.assert(
    fc.asyncProperty(unknownFields, async (more) => {
      const outputs = await everyOutput(SHIFTS.map((shift) => ({ ...shift, ...more })));
      expect(outputs).toStrictEqual(plain);
    }),
    { numRuns: rounds(50), ...seed },
  );
}, 60_000);

test('sharing keeps manager notes of days out of every output, and puts team notes into outputs with days', async () => {
  const daysWithNote = (note: string) => [
    { id: MONDAY, note, teamNote: 'Inventory', events: [{ title: 'Derby' }], opening: { kind: 'closed' } },
    { id: addDays(MONDAY, 1), note, teamNote: '' },
  ];
  const plain = await everyOutput(SHIFTS, daysWithNote(''));
  expect(plain.text).toContain('Inventory');
  expect(plain.calendar).toContain('Inventory');
  expect(JSON.stringify(plain.sheet)).toContain('Inventory');
  expect(await decodeWeek(plain.link)).toMatchObject({
    week: { days: [{ date: MONDAY, lines: [{ kind: 'closed' }, { kind: 'event' }, { kind: 'team' }] }] },
  });
  expect(await everyOutput(SHIFTS, daysWithNote('Fire Ana, 40 seats'))).toStrictEqual(plain);
});

test('sharing keeps actual hours, series ids and pay out of every output', async () => {
  const plain = await everyOutput(SHIFTS);
  const worked = { outcome: 'worked', date: MONDAY, startTime: '09:17', endTime: '16:43', breakMinutes: 13 };
  expect(await everyOutput(SHIFTS.map((shift) => ({ ...shift, worked })))).toStrictEqual(plain);
  const ofSeries = SHIFTS.map((shift) => ({ ...shift, seriesId: 'series-1', seriesDate: MONDAY }));
  expect(await everyOutput(ofSeries)).toStrictEqual(plain);
  const ana = {
    id: 'a',
    name: 'Ana',
    role: 'Server',
    color: 'blue',
    wage: 987_654,
    weeklyPay: 87_654_321,
    roleWages: { Cook: 765_432 },
  } as const;
  const index = withEntries(
    EMPTY_INDEX,
    SHIFTS.map((after) => ({ id: after.id, after })),
  );
  const pay = { employees: [ana], overtime: SPECIFIED_OVERTIME };
  const tables = [teamTable([ana], exportWords()), ...hoursTables(index, WEEK, exportWords(), 'monday', pay)];
  expect(tables.map(csvOfTable).join('')).not.toMatch(/98\D?76|8765|76\D?54/);
});

test('sharing keeps shift notes out of links, texts, calendar files and sheets', async () => {
  const silent = SHIFTS.map((shift) => ({ ...shift, notes: '' }));
  const [noted, plain] = await Promise.all([everyOutput(SHIFTS), everyOutput(silent)]);
  for (const output of ['link', 'kiosk', 'text', 'changes', 'calendar', 'sheet'] as const) {
    expect([output, noted[output]]).toStrictEqual([output, plain[output]]);
  }
  expect(JSON.stringify([noted.text, noted.changes, noted.calendar, noted.sheet])).not.toContain('Keys');
});

test('shareAddress puts the week after the #, so that browsers do not send the week to the host', async () => {
  const { link } = await everyOutput(SHIFTS);
  const address = new URL(shareAddress('https://host.test', '/brigade', link));
  expect(address.hash).toBe(`#${link}`);
  expect(`${address.origin}${address.pathname}${address.search}`).toBe('https://host.test/brigade/share');
});

test('the link of a role group names nobody and no shift of other roles', () => {
  const week = sharedWeekOf({
    firstDay: MONDAY,
    publishedAt: 0,
    zone: 'Europe/Paris',
    leadMinutes: 60,
    shifts: [
      ...SHIFTS.map((shift) => ({ ...shift, role: 'Server' })),
      shiftAt('09:00-17:00', { id: 'd', date: MONDAY, employeeName: 'Zoë', role: 'Cook' }),
      shiftAt('18:00-22:00', { id: 'e', date: MONDAY, employeeName: 'Ben', role: 'Cook' }),
    ],
  });
  const kitchen = weekOfRoles(week, (role) => role === 'Cook');
  expect(kitchen.people.map(({ name, shifts }) => [name, shifts.map(({ role }) => role)])).toEqual([
    ['Ben', ['Cook']],
    ['Zoë', ['Cook']],
  ]);
  expect(weekOfRoles(week, () => true).people).toEqual(week.people);
});

test("a person's own link names nobody else", async () => {
  const week = sharedWeekOf({
    firstDay: MONDAY,
    publishedAt: 0,
    zone: 'Europe/Paris',
    leadMinutes: 60,
    shifts: SHIFTS,
  });
  const read = await decodeWeek(await encodeWeek(weekOfOwnLink(week, 'Ben')));
  const text = JSON.stringify(read);
  expect(text).toContain('Ben');
  const others = SHIFTS.map(({ employeeName }) => employeeName).filter(
    (name) => name !== '' && name !== 'Ben',
  );
  expect(others.length).toBeGreaterThan(0);
  for (const name of others) expect(text).not.toContain(name);
});

test('a link reveals neither record ids nor the reply key', async () => {
  const key = toBase64Url(new Uint8Array(32).fill(9));
  const employeeId = 'employee-of-the-house';
  const code = await personCode(key, 'AAECAwQFBgc', employeeId);
  const identity = { workplace: 'AAECAwQFBgc', person: { key: personKey(employeeId), code } };
  const week = sharedWeekOf({
    firstDay: MONDAY,
    publishedAt: 0,
    zone: 'Europe/Paris',
    leadMinutes: 60,
    shifts: SHIFTS,
  });
  const link = await staffLink(weekOfOwnLink(week, 'Ben'), { identity }, { origin: '', basePath: '' });
  const read = JSON.stringify([await decodeWeek(link.split('#')[1] ?? ''), readIdentity(link)]);
  for (const secret of [key, employeeId]) {
    expect(link).not.toContain(secret);
    expect(read).not.toContain(secret);
  }
});

test('a backup does not contain the reply key', () => {
  expect(PREFERENCE_NAMES).toContain(SAVED_KEYS.workplace.name);
  expect(PREFERENCE_NAMES).not.toContain(SAVED_KEYS.replyKey.name);
});

/** Values that occur in private fields only. */
const SECRETS = {
  phone: '+34 600 987 654',
  email: 'secret@private.example',
  firstDay: '2011-01-11',
  lastDay: '2039-09-19',
  birthDate: '1987-06-05',
  minWeekHours: 17.37,
  wantedWeekHours: 31.73,
  maxWeekHours: 43.19,
  payrollId: 'PAYROLL-4711',
  certificates: [{ id: 'cert-id', name: 'Certified Sommelier', expires: '2038-08-18' }],
  moreRoles: ['Undertaker'],
  availability: {
    weekly: [],
    exceptions: [
      { id: 'x', kind: 'timeOff', from: '2031-03-13', to: '2031-03-13', note: 'Surgery', offKind: 'ill' },
    ],
  },
  isMinor: true,
  canLead: true,
};

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(textsIn);
  return typeof value === 'boolean' ? [] : [String(value)];
}

test('sharing keeps private employee fields out of every output, even if a shift contains such fields', async () => {
  const texts = textsIn(SECRETS).filter((text) => text.length > 3);
  expect(texts.length).toBeGreaterThan(12);
  // Also copied into the shifts: outputs must pick known fields only.
  const shifts = SHIFTS.map((shift) => ({ ...shift, notes: 'Managers alone', ...SECRETS, id: shift.id }));
  const { tables, cells, ...outputs } = await everyOutput(shifts);
  const week = await decodeWeek(outputs.link);
  const everything = JSON.stringify([outputs, week]);
  for (const text of [...texts, 'Managers alone']) expect(everything).not.toContain(text);
  // Tables are for the manager: they include the notes, and nothing private about the person.
  const table = JSON.stringify([tables, cells]);
  for (const text of texts) expect(table).not.toContain(text);
  expect(JSON.stringify(shifts)).toContain('PAYROLL-4711');
});
