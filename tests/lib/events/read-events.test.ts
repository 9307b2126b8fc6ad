import { readEvents } from '@/lib/events/read-events';
import { BOUNDS_IN_WORKER, IMPORT_LIMITS } from '@/lib/import/file/limits';
import { runToCompletion } from '@/lib/in-pieces';
import { day } from '@/tests/support/records';

const SPAN = { from: day('2026-11-01'), to: day('2027-01-31') };

const calendar = (...events: readonly string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events, 'END:VCALENDAR'].join('\r\n');

const event = (...lines: readonly string[]) =>
  ['BEGIN:VEVENT', 'UID:one', 'SUMMARY:Market', ...lines, 'END:VEVENT'].join('\r\n');

function read(text: string, span = SPAN, zone = 'Europe/Berlin') {
  return runToCompletion(readEvents(text, { zone, span }));
}

/** The events read, each as `date +days from-to title`. */
function linesOf(text: string, span = SPAN, zone?: string): readonly string[] {
  const result = read(text, span, zone);
  if (!result.isOk) return [result.error.kind];
  const lines = result.value.events.map(({ date, days, from, to, title }) =>
    [
      date,
      days === undefined ? '' : ` +${days}`,
      from === undefined && to === undefined ? '' : ` ${from ?? ''}-${to ?? ''}`,
      ` ${title}`,
    ].join(''),
  );
  return result.value.unreadCount > 0 ? [...lines, `${result.value.unreadCount} unread`] : lines;
}

describe('single event', () => {
  test.each<readonly [string, readonly string[], string]>([
    ['a whole day', ['DTSTART;VALUE=DATE:20261120'], '2026-11-20 Market'],
    [
      'a whole day and its end',
      ['DTSTART;VALUE=DATE:20261120', 'DTEND;VALUE=DATE:20261121'],
      '2026-11-20 Market',
    ],
    ['several days', ['DTSTART;VALUE=DATE:20261120', 'DTEND;VALUE=DATE:20261123'], '2026-11-20 +3 Market'],
    ['a duration in days', ['DTSTART;VALUE=DATE:20261230', 'DURATION:P4D'], '2026-12-30 +4 Market'],
    [
      'an end before its start',
      ['DTSTART;VALUE=DATE:20261120', 'DTEND;VALUE=DATE:20261110'],
      '2026-11-20 Market',
    ],
    ['hours', ['DTSTART:20261120T180000', 'DTEND:20261120T223000'], '2026-11-20 18:00-22:30 Market'],
    ['no end', ['DTSTART:20261120T180000'], '2026-11-20 18:00- Market'],
    ['hours over midnight', ['DTSTART:20261120T200000', 'DURATION:PT6H'], '2026-11-20 20:00-02:00 Market'],
    [
      'hours over several days',
      ['DTSTART:20261120T180000', 'DTEND:20261122T120000'],
      '2026-11-20 +3 18:00-12:00 Market',
    ],
    [
      'an end at midnight',
      ['DTSTART:20261120T180000', 'DTEND:20261122T000000'],
      '2026-11-20 +2 18:00-00:00 Market',
    ],
    ['times in UTC', ['DTSTART:20261120T180000Z', 'DTEND:20261120T200000Z'], '2026-11-20 19:00-21:00 Market'],
    [
      'another time zone, in which it is still the day before',
      ['DTSTART;TZID=America/New_York:20261120T200000', 'DURATION:PT1H'],
      '2026-11-21 02:00-03:00 Market',
    ],
  ])('is read with %s', (_name, lines, expected) => {
    expect(linesOf(calendar(event(...lines)))).toEqual([expected]);
  });

  test('is cut to the requested span of days and dropped outside the span', () => {
    const dates = (from: string, to: string) => event(`DTSTART;VALUE=DATE:${from}`, `DTEND;VALUE=DATE:${to}`);
    expect(linesOf(calendar(dates('20261025', '20261103')))).toEqual(['2026-11-01 +2 Market']);
    expect(linesOf(calendar(dates('20270130', '20290101')))).toEqual(['2027-01-30 +2 Market']);
    expect(linesOf(calendar(dates('19000101', '99991231')))).toEqual(['2026-11-01 +92 Market']);
    expect(linesOf(calendar(dates('20261030', '20261101')))).toEqual([]);
    expect(linesOf(calendar(event('DTSTART:20261031T200000', 'DTEND:20261102T010000')))).toEqual([
      '2026-11-01 +2 -01:00 Market',
    ]);
  });

  test('is dropped if canceled, and counted as unread without a date or title', () => {
    const nine = 'DTSTART:20261120T090000';
    expect(linesOf(calendar(event(nine, 'STATUS:CANCELLED')))).toEqual([]);
    expect(linesOf(calendar(event()))).toEqual(['1 unread']);
    expect(linesOf(calendar(event(nine).replace('SUMMARY:Market', 'SUMMARY:\u0007 ')))).toEqual(['1 unread']);
    expect(linesOf(calendar(event(nine, 'DURATION:P99999999999D')))).toEqual(['1 unread']);
  });

  test('is reported by UID if canceled or outside the span, so that an earlier import can be removed', () => {
    const gone = [
      event('DTSTART:20261120T090000', 'STATUS:CANCELLED').replace(/UID:[^\r\n]*/, 'UID:canceled'),
      event('DTSTART:20100101T090000').replace(/UID:[^\r\n]*/, 'UID:long ago'),
      event('DTSTART:20261120T090000').replace(/UID:[^\r\n]*/, 'UID:stays'),
    ];
    expect(read(calendar(...gone))).toMatchObject({ value: { goneUids: ['canceled', 'long ago'] } });
  });

  test('keeps only the title of an event, in one line of at most 200 characters', () => {
    const text = calendar(
      event(
        'DTSTART:20261120T090000',
        'DESCRIPTION:secret',
        'LOCATION:secret',
        'ATTENDEE:mailto:secret@x.example',
      )
        .replace('Market', `Fair\\n\u0000\u202ein town ${'😀'.repeat(300)}`)
        .replace('UID:one\r\n', ''),
    );
    const result = read(text);
    if (!result.isOk) throw new Error(result.error.kind);
    const [only] = result.value.events;
    expect(only?.title).toMatch(/^Fair in town 😀+$/u);
    expect(Array.from(only?.title ?? '')).toHaveLength(200);
    expect(only).toEqual({
      uid: `${only?.title} 2026-11-20`,
      date: '2026-11-20',
      from: '09:00',
      title: only?.title,
    });
    expect(JSON.stringify(result)).not.toContain('secret');
  });
});

describe('recurring event', () => {
  const NINE = ['DTSTART:20261102T090000', 'DTEND:20261102T100000'];
  const dates = (text: string, span = SPAN) => linesOf(text, span).map((line) => line.slice(0, 10));

  test.each<readonly [string, readonly string[], readonly string[]]>([
    ['three times', [...NINE, 'RRULE:FREQ=WEEKLY;COUNT=3'], ['2026-11-02', '2026-11-09', '2026-11-16']],
    [
      'every second week on two days',
      [...NINE, 'RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,FR;UNTIL=20261130T000000Z'],
      ['2026-11-02', '2026-11-06', '2026-11-16', '2026-11-20'],
    ],
    [
      'without two excluded dates',
      [...NINE, 'RRULE:FREQ=DAILY;COUNT=4', 'EXDATE:20261103T090000,20261104T090000'],
      ['2026-11-02', '2026-11-05'],
    ],
    [
      'on the fourth Thursday of a month, for decades',
      ['DTSTART;VALUE=DATE:19801127', 'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=4TH'],
      ['2026-11-26'],
    ],
    [
      'on the last day of a year',
      ['DTSTART;VALUE=DATE:20001231', 'RRULE:FREQ=YEARLY;BYMONTHDAY=31;BYMONTH=12'],
      ['2026-12-31'],
    ],
    [
      'daily for many years',
      ['DTSTART;VALUE=DATE:20000101', 'RRULE:FREQ=DAILY;UNTIL=20261103'],
      ['2026-11-01', '2026-11-02', '2026-11-03'],
    ],
    ['every second (unsupported)', [...NINE, 'RRULE:FREQ=SECONDLY'], ['1 unread']],
    ['on a date that does not exist', [...NINE, 'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30'], ['1 unread']],
    ['on contradictory days', [...NINE, 'RRULE:FREQ=YEARLY;BYMONTHDAY=1;BYDAY=4FR'], ['1 unread']],
  ])('lists the dates of a rule: %s', (_name, lines, expected) => {
    expect(dates(calendar(event(...lines)))).toEqual(expected);
  });

  test('moves one occurrence and drops a canceled one', () => {
    const text = calendar(
      event(...NINE, 'RRULE:FREQ=DAILY;COUNT=3'),
      event('RECURRENCE-ID:20261103T090000', 'DTSTART:20261110T120000', 'DTEND:20261110T130000'),
      event('RECURRENCE-ID:20261104T090000', 'DTSTART:20261104T090000', 'STATUS:CANCELLED'),
    );
    expect(linesOf(text)).toEqual(['2026-11-02 09:00-10:00 Market', '2026-11-10 12:00-13:00 Market']);
  });

  test('keeps local times across a clock change, and dates across a leap day', () => {
    const weekly = calendar(
      event('DTSTART;TZID=Europe/Berlin:20270301T090000', 'DURATION:PT2H', 'RRULE:FREQ=WEEKLY;COUNT=8'),
    );
    const lines = linesOf(weekly, { from: day('2027-01-01'), to: day('2028-12-31') });
    expect(lines).toHaveLength(8);
    for (const line of lines) expect(line).toContain('09:00-11:00');
    const daily = calendar(event('DTSTART;VALUE=DATE:20280227', 'RRULE:FREQ=DAILY;COUNT=4'));
    expect(dates(daily, { from: day('2028-01-01'), to: day('2028-12-31') })).toEqual([
      '2028-02-27',
      '2028-02-28',
      '2028-02-29',
      '2028-03-01',
    ]);
  });

  test('includes occurrences that started before the span', () => {
    const text = calendar(
      event('DTSTART;VALUE=DATE:20261030', 'DTEND;VALUE=DATE:20261103', 'RRULE:FREQ=YEARLY'),
    );
    expect(linesOf(text)).toEqual(['2026-11-01 +2 Market']);
  });
});

describe('refused events file', () => {
  test.each<readonly [string, string, object]>([
    ['no calendar in it', 'Hello', { kind: 'damaged' }],
    ['no characters', '', { kind: 'damaged' }],
    ['no events', calendar(), { kind: 'noEvents' }],
    ['too many characters', 'x'.repeat(1_000_001), { kind: 'tooLargeHere', mostBytes: 1_000_000 }],
    [
      'too many occurrences',
      calendar(...Array.from({ length: 60 }, () => event('DTSTART:20261101T000000', 'RRULE:FREQ=DAILY'))),
      { kind: 'tooManyEvents', most: 5000 },
    ],
  ])('gives the reason for a file with %s', (_name, text, error) => {
    expect(read(text)).toEqual({ isOk: false, error });
  });

  test('gives the reason for too many events in a worker', () => {
    const text = calendar(`${event('DTSTART:20261101T000000')}\r\n`.repeat(IMPORT_LIMITS.rows + 1).trim());
    const result = runToCompletion(readEvents(text, { zone: 'UTC', span: SPAN, bounds: BOUNDS_IN_WORKER }));
    expect(result).toEqual({ isOk: false, error: { kind: 'tooManyEvents', most: IMPORT_LIMITS.rows } });
  });
});

test('readEvents reads only the first two years of a longer span', () => {
  const text = calendar(event('DTSTART;VALUE=DATE:20260101', 'RRULE:FREQ=MONTHLY'));
  expect(linesOf(text, { from: day('2026-01-01'), to: day('2036-01-01') })).toHaveLength(25);
});
