import fc from 'fast-check';
import { calendarText } from '@/lib/calendar-file/calendar-text';
import { weekCalendar } from '@/lib/calendar-file/week-calendar';
import { nameKey } from '@/lib/employees/employee';
import {
  announcedStates,
  canceledEventCount,
  everybodyOf,
  withComingAnnounced,
} from '@/lib/share/announced-states';
import { publishedShifts } from '@/lib/share/published-week';
import { type SharedWeek, sharedWeekOf, weekOfPerson } from '@/lib/share/shared-week';
import { decodeWeek, encodeWeek } from '@/lib/share/week-code/week-code';
import { applyChange, EMPTY_SCHEDULE, type Schedule } from '@/lib/shifts/change/schedule';
import { type ChangeEntry, publicationEntry, shiftEntry } from '@/lib/shifts/change/schedule-change';
import { findShift } from '@/lib/shifts/change/schedule-index';
import { announcedBefore, calendarSequence, publicationAt } from '@/lib/shifts/publication/publication';
import { actSourceOf, publishedStatesFinder } from '@/lib/shifts/publication/publication-act';
import { publicationOfDays, unpublishEntry } from '@/lib/shifts/publication/publish-days';
import { publishedAt } from '@/lib/shifts/publication/published-days';
import { isCounted, type Shift } from '@/lib/shifts/shift/shift';
import { hash32 } from '@/lib/text-hash';
import { addDays, type LocalDate } from '@/lib/time/local-date';
import { sevenDaysFrom } from '@/lib/time/week';
import { type ReadEvent, readCalendar } from '@/tests/support/read-calendar';
import { changeOf, day, scheduleOf, shiftAt } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';

jest.setTimeout(60_000 * rounds(1));

const MONDAY = day('2026-11-16');
const WEEKS = [MONDAY, day('2026-11-23'), day('2026-11-30')];
const AT = Date.UTC(2026, 10, 10, 12);
const ALL = '*';
const WORDS = { name: 'Shifts', summary: ({ role }: { readonly role: string }) => role };

const MAYAS = shiftAt('09:00-17:00', { id: 'mayas', employeeName: 'Maya', date: day('2026-11-18') });
const THEOS = shiftAt('12:00-20:00', { id: 'theos', employeeName: 'Theo', date: day('2026-11-19') });
const OPEN = shiftAt('18:00-23:00', { id: 'open', employeeName: '', date: day('2026-11-20') });

const edited = (schedule: Schedule, ...entries: ChangeEntry[]) => applyChange(schedule, changeOf(entries));
const published = (schedule: Schedule, at: number) =>
  edited(schedule, publicationEntry(undefined, publicationAt(at, schedule)));

const spanOf = (from: LocalDate) => ({ from, to: addDays(from, 6) });
const nowIn = (schedule: Schedule) => publishedStatesFinder(schedule, actSourceOf(schedule.shifts));

function unpublished(schedule: Schedule, week: LocalDate, at: number): Schedule {
  const entry = unpublishEntry(schedule, [spanOf(week)], at);
  return entry ? edited(schedule, entry) : schedule;
}

function publishedWeek(schedule: Schedule, week: LocalDate, at: number): Schedule {
  return edited(
    schedule,
    publicationEntry(undefined, publicationOfDays(at, schedule, { spans: [spanOf(week)] })),
  );
}

function weekOf(schedule: Schedule, firstDay: LocalDate, today: LocalDate): SharedWeek {
  const { publication } = schedule;
  const at = publishedAt(publication, sevenDaysFrom(firstDay));
  if (!publication || at === undefined) throw new Error('It is not published');
  return sharedWeekOf({
    firstDay,
    publishedAt: at,
    sequence: calendarSequence(publication),
    zone: 'Europe/Paris',
    leadMinutes: 60,
    shifts: publishedShifts(schedule, sevenDaysFrom(firstDay)) ?? [],
    announced: announcedStates(announcedBefore(publication), { now: nowIn(schedule), firstDay, today }),
  });
}

/** The calendar file that the manager exports, for one person or for everybody. */
function managersFile(schedule: Schedule, firstDay: LocalDate, name: string, today = MONDAY): string {
  const week = weekOf(schedule, firstDay, today);
  const now = nowIn(schedule);
  const announced = announcedStates(announcedBefore(schedule.publication), {
    now,
    firstDay,
    today,
    isForAll: true,
  });
  return calendarText(weekCalendar(name === ALL ? { ...week, announced } : weekOfPerson(week, name), WORDS));
}

/** The calendar file that the staff page makes from the link. */
async function staffFile(schedule: Schedule, firstDay: LocalDate, name: string, today = MONDAY) {
  const decoded = await decodeWeek(await encodeWeek(weekOf(schedule, firstDay, MONDAY)));
  if (decoded.kind !== 'week') throw new Error('The link cannot be read');
  return calendarText(weekCalendar(withComingAnnounced(weekOfPerson(decoded.week, name), today), WORDS));
}

/** A calendar app that imports files by RFC 5545: for each UID the highest SEQUENCE wins. */
function calendarClient() {
  const events = new Map<string, ReadEvent>();
  const shown = () => [...events.values()].filter(({ status }) => status !== 'CANCELLED');
  return {
    imports(text: string) {
      for (const event of readCalendar(text).events) {
        const known = events.get(event.uid);
        if (!known || event.sequence >= known.sequence) events.set(event.uid, event);
      }
    },
    uids: () => shown().map(({ uid }) => uid),
    shown: () =>
      shown()
        .map(({ start, end, summary }) => `${start} ${end.slice(11)} ${summary}`)
        .sort(),
  };
}

/** The published shifts of those days; a shift that is on two of them counts once, on the later day. */
function publishedOf(schedule: Schedule, name: string, dates: readonly LocalDate[]): readonly string[] {
  const theirs = (publishedShifts(schedule, dates) ?? []).filter(
    (shift) => isCounted(shift) && (name === ALL || nameKey(shift.employeeName) === nameKey(name)),
  );
  return [...new Map(theirs.map((shift) => [shift.id, shift])).values()]
    .map(({ date, startTime, endTime, role }) => `${date}T${startTime}:00 ${endTime}:00 ${role}`)
    .sort();
}

const statuses = (text: string) => readCalendar(text).events.map(({ status }) => status);

describe('earlier published state of a shift', () => {
  const first = published(scheduleOf({ shifts: [MAYAS, THEOS, OPEN] }), AT);
  const edits: readonly (readonly [string, Shift | undefined])[] = [
    ['deleted', undefined],
    ['canceled', { ...MAYAS, status: 'Canceled' }],
    ['given to somebody else', { ...MAYAS, employeeName: 'Theo' }],
    ['made an open shift', { ...MAYAS, employeeName: '' }],
  ];

  test.each(edits)(
    'cancels a shift that is %s in every later file, from the link and from the manager',
    async (_what, after) => {
      let schedule = published(edited(first, shiftEntry(MAYAS, after)), AT + 60_000);
      const before = readCalendar(managersFile(first, MONDAY, 'Maya')).events[0];
      for (let count = 0; count < 3; count += 1) {
        const files = [managersFile(schedule, MONDAY, 'maya '), await staffFile(schedule, MONDAY, 'Maya')];
        for (const file of files) {
          const [event, ...others] = readCalendar(file).events;
          expect(others).toEqual([]);
          expect(event).toMatchObject({ uid: before?.uid, status: 'CANCELLED', start: before?.start });
          expect(event?.sequence).toBeGreaterThan(before?.sequence ?? 0);
        }
        const other = shiftAt('06:00-08:00', { id: `other ${count}`, employeeName: 'Theo' });
        schedule = published(edited(schedule, shiftEntry(undefined, other)), AT + (count + 2) * 60_000);
      }
    },
  );

  test('is canceled in the file for everybody only if the shift no longer exists', () => {
    const given = published(edited(first, shiftEntry(MAYAS, { ...MAYAS, employeeName: 'Theo' })), AT + 1);
    expect(statuses(managersFile(given, MONDAY, ALL))).not.toContain('CANCELLED');
    const gone = published(edited(first, shiftEntry(OPEN, undefined)), AT + 1);
    expect(statuses(managersFile(gone, MONDAY, ALL)).filter((status) => status === 'CANCELLED')).toHaveLength(
      1,
    );
  });

  test('is replaced by the new day in the file of the old week if the person still has the shift', async () => {
    const later = { ...MAYAS, date: day('2026-11-25') };
    const moved = published(edited(first, shiftEntry(MAYAS, later)), AT + 1);
    for (const text of [managersFile(moved, MONDAY, 'Maya'), await staffFile(moved, MONDAY, 'Maya')]) {
      expect(readCalendar(text).events).toMatchObject([
        { status: 'CONFIRMED', start: '2026-11-25T09:00:00' },
      ]);
    }
    expect(everybodyOf(weekOf(moved, MONDAY, MONDAY)).map(({ name }) => name)).toContain('Maya');
    expect(canceledEventCount(weekOf(moved, MONDAY, MONDAY), 'Maya')).toBe(0);
  });

  test('is replaced by the new day even in a file created after the new day', async () => {
    const [old, earlier] = [day('2026-11-25'), day('2026-11-18')];
    const start = published(scheduleOf({ shifts: [{ ...MAYAS, date: old }] }), AT);
    const moved = published(
      edited(start, shiftEntry({ ...MAYAS, date: old }, { ...MAYAS, date: earlier })),
      AT + 1,
    );
    const file = await staffFile(moved, day('2026-11-23'), 'Maya', day('2026-11-19'));
    expect(readCalendar(file).events).toMatchObject([{ status: 'CONFIRMED', start: '2026-11-18T09:00:00' }]);
  });

  test('stays canceled when an unpublished week is published again, even months later', () => {
    const months = AT + 70 * 86_400_000;
    const far = { ...MAYAS, date: day('2027-02-03') };
    const week = day('2027-02-01');
    const there = published(scheduleOf({ shifts: [far] }), AT);
    const gone = edited(unpublished(there, week, months), shiftEntry(far, undefined));
    const again = publishedWeek(gone, week, months + 60_000);
    expect(statuses(managersFile(again, week, 'Maya', day('2027-01-19')))).toEqual(['CANCELLED']);
  });

  test('is canceled until its day has passed, in the time zone of the reader too', async () => {
    const gone = published(edited(first, shiftEntry(MAYAS, undefined)), AT + 1);
    const dayAfter = addDays(MAYAS.date, 1);
    expect(statuses(managersFile(gone, MONDAY, 'Maya', MAYAS.date))).toEqual(['CANCELLED']);
    expect(statuses(managersFile(gone, MONDAY, 'Maya', dayAfter))).toEqual([]);
    expect(statuses(await staffFile(gone, MONDAY, 'Maya', MAYAS.date))).toEqual(['CANCELLED']);
    expect(statuses(await staffFile(gone, MONDAY, 'Maya', dayAfter))).toEqual([]);
  });

  test('is read from the last publication of an older build', () => {
    const second = published(edited(first, shiftEntry(MAYAS, undefined)), AT + 60_000);
    const { told: _told, sequence: _sequence, ...old } = second.publication ?? first.publication ?? never();
    const schedule = edited(second, publicationEntry(undefined, old));
    expect(statuses(managersFile(schedule, MONDAY, 'Maya'))).toEqual(['CANCELLED']);
    const third = published(edited(schedule, shiftEntry(THEOS, undefined)), AT + 120_000);
    expect(statuses(managersFile(third, MONDAY, 'Maya'))).toEqual(['CANCELLED']);
  });
});

describe('calendar app that imports the files', () => {
  const people = ['Maya', 'maya ', 'Theo', ''];
  const anyShift = fc
    .record({
      id: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
      employeeName: fc.constantFrom(...people),
      offset: fc.integer({ min: 0, max: 20 }),
      times: fc.constantFrom('09:00-17:00', '12:00-20:30', '22:00-06:00'),
      role: fc.constantFrom('Server', 'Cook', 'Barista'),
      status: fc.constantFrom('Confirmed', 'Confirmed', 'Pending', 'Canceled'),
    })
    .map(({ offset, times, ...fields }) => shiftAt(times, { ...fields, date: addDays(MONDAY, offset) }));
  const anyEdit = fc.record({ shift: anyShift, isRemoved: fc.boolean() });
  const anyImport = fc.record({
    name: fc.constantFrom('Maya', 'Theo', ALL),
    week: fc.constantFrom(...WEEKS),
    isByLink: fc.boolean(),
    isStale: fc.boolean(),
  });
  const anyAct = fc.oneof(
    { weight: 2, arbitrary: fc.constant(undefined) },
    fc.record({ week: fc.constantFrom(...WEEKS), isBack: fc.boolean() }),
  );
  const anyRound = fc.record({
    /** Publish everything (undefined), publish one week, or take one week back. */
    act: anyAct,
    edits: fc.array(anyEdit, { maxLength: 5 }),
    // The clock may stop or be set back.
    wait: fc.constantFrom(0, 1000, 60_000, 86_400_000, -3_600_000),
    imports: fc.array(anyImport, { maxLength: 4 }),
  });

  test('shows the published shifts of the imported weeks and no removed ones', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyRound, { minLength: 1, maxLength: 8 }), async (publications) => {
        let schedule = EMPTY_SCHEDULE;
        let at = AT;
        const clients = new Map(['Maya', 'Theo', ALL].map((name) => [name, calendarClient()]));
        const stale: { readonly name: string; readonly text: string }[] = [];
        for (const { act, edits, wait, imports } of publications) {
          for (const { shift, isRemoved } of edits) {
            const before = findShift(schedule.shifts, shift.id);
            if (isRemoved && !before) continue;
            schedule = edited(schedule, shiftEntry(before, isRemoved ? undefined : shift));
          }
          at += wait;
          if (!act) schedule = published(schedule, at);
          else if (act.isBack) schedule = unpublished(schedule, act.week, at);
          else schedule = publishedWeek(schedule, act.week, at);
          for (const { name, week, isByLink, isStale } of imports) {
            if (!isPublished(schedule, week)) continue;
            const client = clients.get(name) ?? never();
            const isLink = isByLink && name !== ALL;
            const text = isLink ? await staffFile(schedule, week, name) : managersFile(schedule, week, name);
            // Imported at the end, after the files of later publications.
            if (isStale) {
              stale.push({ name, text });
              continue;
            }
            client.imports(text);
            const shown = client.shown();
            expect(shown).toEqual(
              expect.arrayContaining([...publishedOf(schedule, name, sevenDaysFrom(week))]),
            );
            const uids = ['a', 'b', 'c', 'd', 'e']
              .filter((id) =>
                nowIn(schedule)(id).some(
                  (state) =>
                    isCounted(state) && (name === ALL || nameKey(state.employeeName) === nameKey(name)),
                ),
              )
              .map((id) => `${hash32(id).toString(36)}@brigade`);
            expect(uids).toEqual(expect.arrayContaining([...client.uids()]));
          }
        }
        for (const { name, text } of stale) clients.get(name)?.imports(text);
        for (const [name, client] of clients) {
          const weeks = WEEKS.filter((week) => isPublished(schedule, week));
          for (const week of weeks) client.imports(managersFile(schedule, week, name));
          if (weeks.length > 0)
            expect(client.shown()).toEqual(publishedOf(schedule, name, WEEKS.flatMap(sevenDaysFrom)));
        }
      }),
      { numRuns: rounds(150), ...seed },
    );
  });
});

function isPublished({ publication }: Schedule, week: LocalDate): boolean {
  return publishedAt(publication, sevenDaysFrom(week)) !== undefined;
}

function never(): never {
  throw new Error('It is not there');
}
