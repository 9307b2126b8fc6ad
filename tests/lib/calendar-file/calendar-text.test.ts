import fc from 'fast-check';
import { type CalendarEvent, type CalendarFile, calendarText } from '@/lib/calendar-file/calendar-text';
import { memoize } from '@/lib/memoize';
import { type ClockTime, minuteOfDay } from '@/lib/time/clock-time';
import { toInstant } from '@/lib/time/instant';
import { isOvernight } from '@/lib/time/interval';
import { addDays, type LocalDate } from '@/lib/time/local-date';
import { anyTime } from '@/tests/support/arbitraries';
import { readCalendar } from '@/tests/support/read-calendar';
import { clock, day } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';

/** Both hemispheres, half hours, a clock change of half an hour, none at all, and an abolished one. */
const ZONES = [
  'America/New_York',
  'Europe/Paris',
  'Asia/Tokyo',
  'Australia/Lord_Howe',
  'Australia/Adelaide',
  'America/Sao_Paulo',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Africa/Casablanca',
  'UTC',
];

const STAMP = Date.UTC(2026, 10, 16, 8, 30);

function eventOf(times: string, over: Partial<CalendarEvent> = {}): CalendarEvent {
  const [startTime, endTime] = times.split('-') as [ClockTime, ClockTime];
  return { uid: '1@brigade', date: day('2026-11-16'), startTime, endTime, summary: 'Shift: Cook', ...over };
}

function fileOf(events: readonly CalendarEvent[], over: Partial<CalendarFile> = {}): CalendarFile {
  return { name: 'Shifts', zone: 'America/New_York', stampedAt: STAMP, events, alarmMinutes: 720, ...over };
}

const read = (file: CalendarFile) => readCalendar(calendarText(file));
const readOne = (event: CalendarEvent, over: Partial<CalendarFile> = {}) => {
  const [one] = read(fileOf([event], over)).events;
  if (!one) throw new Error('There is no event');
  return one;
};

const formatIn = memoize(
  (timeZone: string) =>
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }),
);

/** Local date and time of an instant, from Intl. */
function wallClock(instant: number, zone: string): string {
  return formatIn(zone).format(instant).replace(' ', 'T');
}

/** Whether that local minute occurs exactly once. */
function isUnique(date: LocalDate, time: ClockTime, zone: string): boolean {
  const wall = Date.parse(`${date}T${time}:00Z`);
  const around = [wall - 86_400_000, wall + 86_400_000];
  const offsets = around.map((instant) => Date.parse(`${wallClock(instant, zone)}Z`) - instant);
  const shown = [...new Set(offsets)].filter(
    (offset) => wallClock(wall - offset, zone) === `${date}T${time}:00`,
  );
  return shown.length === 1;
}

describe('calendar file', () => {
  test('has a name, no method, and the details of each event', () => {
    const file = fileOf([
      eventOf('09:00-17:00', { description: 'Bring keys; please, \\o/\nThanks' }),
      eventOf('10:00-11:00', { uid: '2@brigade', isPending: true }),
      eventOf('10:00-11:00', { uid: '3@brigade', isCanceled: true }),
      eventOf('10:00-11:00', { uid: '4@brigade', isOpen: true }),
    ]);
    const calendar = read(file);
    expect(calendar).toMatchObject({ name: 'Shifts', method: 'null', version: '2.0', zones: [file.zone] });
    expect(calendar.events).toMatchObject([
      {
        uid: '1@brigade',
        start: '2026-11-16T09:00:00',
        end: '2026-11-16T17:00:00',
        startsAt: Date.UTC(2026, 10, 16, 14),
        description: 'Bring keys; please, \\o/\nThanks',
        status: 'CONFIRMED',
        transp: 'OPAQUE',
        alarm: 12 * 3600,
      },
      { status: 'TENTATIVE', transp: 'OPAQUE', alarm: 12 * 3600 },
      { status: 'CANCELLED', transp: 'TRANSPARENT', alarm: null },
      { status: 'CONFIRMED', transp: 'TRANSPARENT', alarm: null },
    ]);
    expect(readOne(eventOf('09:00-17:00'), { alarmMinutes: 0 }).alarm).toBeNull();
  });

  test('raises the sequence of an event by one for each minute of publication, within 31 bits', () => {
    const sequence = (stampedAt: number) => readOne(eventOf('09:00-17:00'), { stampedAt }).sequence;
    expect(sequence(Date.UTC(2020, 0, 1, 0, 5))).toBe(5);
    expect(sequence(STAMP + 60_000)).toBe(sequence(STAMP) + 1);
    expect(sequence(0)).toBe(0);
    expect(sequence(Date.UTC(9000, 0, 1))).toBeLessThan(2 ** 31);
  });

  test('has neither events nor a time zone when there are no shifts', () => {
    expect(read(fileOf([]))).toMatchObject({ events: [], zones: [] });
  });

  test('writes local times without a time zone when the zone is unknown', () => {
    for (const zone of ['Etc/Unknown', 'Mars/Base', 'X\r\nATTACH:evil']) {
      const calendar = read(fileOf([eventOf('22:00-06:00')], { zone }));
      expect(calendar.zones).toEqual([]);
      expect(calendar.events[0]).toMatchObject({ start: '2026-11-16T22:00:00', end: '2026-11-17T06:00:00' });
    }
  });

  test.each([
    ['over midnight', '22:00-06:00', '2026-11-16', '2026-11-17T06:00:00', 8],
    ['for 24 hours when both times are the same', '09:00-09:00', '2026-11-16', '2026-11-17T09:00:00', 24],
    ['to midnight', '18:00-00:00', '2026-11-16', '2026-11-17T00:00:00', 6],
    ['over a year’s end', '20:00-04:00', '2026-12-31', '2027-01-01T04:00:00', 8],
    ['into a leap day', '20:00-04:00', '2028-02-28', '2028-02-29T04:00:00', 8],
    ['out of a leap day', '20:00-04:00', '2028-02-29', '2028-03-01T04:00:00', 8],
    ['over the night in which the clocks go forward', '22:00-06:00', '2027-03-13', '2027-03-14T06:00:00', 7],
    ['over the night in which the clocks go back', '22:00-06:00', '2026-10-31', '2026-11-01T06:00:00', 9],
    ['into the repeated hour', '22:00-03:00', '2026-10-31', '2026-11-01T03:00:00', 6],
  ])('writes the start, the end and the length of a shift %s', (_what, times, date, end, hours) => {
    const event = readOne(eventOf(times, { date: day(date) }));
    expect(event).toMatchObject({ start: `${date}T${times.slice(0, 5)}:00`, end });
    expect((event.endsAt - event.startsAt) / 3_600_000).toBe(hours);
  });

  test('keeps the planned start in the repeated hour', () => {
    const event = readOne(eventOf('01:30-09:00', { date: day('2026-11-01') }));
    expect(event.start).toBe('2026-11-01T01:30:00');
    expect(wallClock(event.startsAt, 'America/New_York')).toBe('2026-11-01T01:30:00');
  });

  test('keeps the planned start in the skipped hour', () => {
    const event = readOne(eventOf('02:30-10:00', { date: day('2027-03-14') }));
    expect(event).toMatchObject({ start: '2027-03-14T02:30:00', end: '2027-03-14T10:00:00' });
  });

  test('ends an event after its start within the skipped hour', () => {
    // RFC 5545: a skipped time counts from before the change, so 02:15 is when clocks show 03:15.
    const event = readOne(eventOf('02:15-03:00', { date: day('2027-03-14') }));
    expect(event).toMatchObject({ start: '2027-03-14T02:15:00', end: '2027-03-14T04:00:00' });
  });

  test.each([
    ['America/New_York', ['DAYLIGHT', 'STANDARD']],
    ['Australia/Lord_Howe', ['DAYLIGHT', 'STANDARD']],
    ['Asia/Tokyo', ['STANDARD']],
    ['Asia/Kolkata', ['STANDARD']],
    ['America/Sao_Paulo', ['STANDARD']],
  ])('describes the clock changes of %s', (zone, kinds) => {
    expect(read(fileOf([eventOf('09:00-17:00')], { zone })).observances).toEqual(kinds);
  });

  test('describes the half-hour clock change on Lord Howe', () => {
    const text = calendarText(fileOf([eventOf('09:00-17:00')], { zone: 'Australia/Lord_Howe' }));
    expect(text).toContain('DTSTART:20261004T020000\r\nTZOFFSETFROM:+1030\r\nTZOFFSETTO:+1100');
    expect(text).toContain('DTSTART:20270404T020000\r\nTZOFFSETFROM:+1100\r\nTZOFFSETTO:+1030');
  });
});

describe('untrusted text in a calendar file', () => {
  const lines = (text: string) => text.split('\r\n');

  test('cannot add a line by any kind of line break', () => {
    const plain = lines(calendarText(fileOf([eventOf('09:00-17:00', { summary: 'x' })]))).length;
    for (const end of ['\r\n', '\r', '\n', '\u2028', '\u2029', '\u0085', '\n\r\n']) {
      const summary = `Ana${end}END:VEVENT${end}BEGIN:VEVENT${end}ATTACH:http://evil.example`;
      const text = calendarText(fileOf([eventOf('09:00-17:00', { summary })], { name: summary }));
      expect(text.split(/\r\n(?! )/)).toHaveLength(plain);
      expect(text.replaceAll('\r\n', '')).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
      const calendar = readCalendar(text);
      expect(calendar.events).toHaveLength(1);
      expect(calendar.events[0]?.summary.split('\n')[0]).toBe('Ana');
    }
  });

  test('is folded at 75 octets, never within a character', () => {
    const summary = `${'👩🏽‍🍳'.repeat(40)} ${'مريم '.repeat(40)}${'ß'.repeat(99)}${'a'.repeat(300)}`;
    const text = calendarText(fileOf([eventOf('09:00-17:00', { summary })]));
    for (const line of lines(text)) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    const again = Buffer.from(text).toString('utf8');
    expect(again).toBe(text);
    for (const line of lines(text)) expect(line.isWellFormed()).toBe(true);
    expect(readCalendar(text).events[0]?.summary).toBe(summary);
  });

  test('survives writing and reading', () => {
    const texts = fc.string({ unit: 'grapheme', maxLength: 120 });
    const property = fc.property(texts, texts, (summary, name) => {
      const text = calendarText(fileOf([eventOf('09:00-17:00', { summary })], { name }));
      for (const line of lines(text)) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      const calendar = readCalendar(text);
      const shown = (written: string) =>
        written.replace(/\r\n|[\r\u0085\u2028\u2029]/g, '\n').replace(/[^\P{Cc}\t\n]/gu, '');
      expect(calendar.events[0]?.summary).toBe(shown(summary));
      expect(calendar.name).toBe(shown(name));
    });
    fc.assert(property, { numRuns: rounds(200), ...seed });
  });
});

describe('events of a week', () => {
  test('end an hour later if the spring clock change skips their end', () => {
    const times = { date: day('2026-03-29'), startTime: clock('01:00'), endTime: clock('02:00') };
    const [event] = read(
      fileOf([{ ...times, uid: 'a@brigade', summary: 'Cook' }], { zone: 'Europe/Paris' }),
    ).events;
    expect(event?.end).toBe('2026-03-29T03:00:00');
    expect((event?.endsAt ?? 0) - (event?.startsAt ?? 0)).toBe(3_600_000);
  });

  const days = fc
    .oneof(
      fc.integer({ min: 0, max: 365 * 12 }).map((count) => addDays(day('2024-01-01'), count)),
      // Nights with a clock change in some zone.
      fc.constantFrom(
        ...['2026-03-08', '2026-03-29', '2026-10-25', '2026-11-01', '2026-04-05', '2026-10-04'].map(day),
      ),
    )
    .chain((date) => fc.integer({ min: -1, max: 1 }).map((more) => addDays(date, more)));
  const weeks = fc.array(fc.record({ date: days, startTime: anyTime, endTime: anyTime }), {
    minLength: 1,
    maxLength: 4,
  });

  test.each(ZONES)('keep their days, times and instants when read back in %s', (zone) => {
    const property = fc.property(weeks, (shifts) => {
      const events = shifts.map((shift, index) => ({ ...shift, uid: `${index}@brigade`, summary: 'Cook' }));
      const found = read(fileOf(events, { zone })).events;
      expect(found).toHaveLength(events.length);
      for (const [index, { date, startTime, endTime }] of shifts.entries()) {
        const event = found[index];
        if (!event) throw new Error('An event is missing');
        const endDate = isOvernight(startTime, endTime) ? addDays(date, 1) : date;
        expect(event.zone).toBe(zone);
        expect(event.start).toBe(`${date}T${startTime}:00`);
        expect(event.endsAt).toBeGreaterThan(event.startsAt);
        if (isUnique(date, startTime, zone)) {
          expect(event.startsAt).toBe(toInstant(date, minuteOfDay(startTime), zone, 'compatible'));
          expect(wallClock(event.startsAt, zone)).toBe(`${date}T${startTime}:00`);
        }
        if (isUnique(date, startTime, zone) && isUnique(endDate, endTime, zone)) {
          expect(event.end).toBe(`${endDate}T${endTime}:00`);
          expect(wallClock(event.endsAt, zone)).toBe(`${endDate}T${endTime}:00`);
        }
      }
    });
    fc.assert(property, { numRuns: rounds(50), ...seed });
  });
});
