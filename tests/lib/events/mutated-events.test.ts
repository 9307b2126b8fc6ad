import fc from 'fast-check';
import { type EventsRefusal, readEvents } from '@/lib/events/read-events';
import { BOUNDS_IN_WORKER } from '@/lib/import/file/limits';
import { runToCompletion } from '@/lib/in-pieces';
import { day } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';

jest.setTimeout(120_000 * rounds(1));

const MAX_CPU_MS = 10_000;
const MAX_LENGTH = 100_000;
const SPAN = { from: day('2026-01-01'), to: day('2027-12-31') };
const KINDS: readonly EventsRefusal['kind'][] = ['damaged', 'noEvents', 'tooManyEvents', 'tooLarge'];
const TEXTS = [
  'UID:a\r\nSUMMARY:Fair\r\nDTSTART;TZID=Europe/Berlin:20261120T090000\r\nDURATION:PT8H\r\nRRULE:FREQ=WEEKLY;BYDAY=MO,TU;INTERVAL=2\r\nEXDATE:20261123T090000\r\n',
  'UID:b\r\nSUMMARY:Feast\r\nDTSTART;VALUE=DATE:20261120\r\nDTEND;VALUE=DATE:20261123\r\nRRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=-1FR\r\nRDATE;VALUE=DATE:20270101\r\n',
  'UID:c\r\nSUMMARY:Sale\r\nDTSTART:20260101T100000Z\r\nDTEND:20260101T120000Z\r\nRRULE:FREQ=MONTHLY;BYMONTHDAY=1,-1;UNTIL=20270601T000000Z\r\n',
].map((lines) => `BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\n${lines}END:VEVENT\r\nEND:VCALENDAR\r\n`);

/** Removes a stretch, repeats it many times, or puts a character in its place. */
const anyMutation = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  length: fc.oneof(fc.nat({ max: 3 }), fc.nat({ max: 60 })),
  times: fc.oneof(fc.constantFrom(0, 1, 2), fc.nat({ max: 50_000 })),
  character: fc.constantFrom('', '', ':', ';', '=', ',', '\r\n', ' ', '"', '-', '1', '9', 'P', 'T', '\u0000'),
});

function mutated(
  text: string,
  mutations: readonly (typeof anyMutation extends fc.Arbitrary<infer One> ? One : never)[],
) {
  return mutations.reduce((before, { at, length, times, character }) => {
    const from = Math.floor(at * before.length);
    const stretch = character === '' ? before.slice(from, from + length) : character;
    const maxTimes = Math.max(0, MAX_LENGTH - before.length) / Math.max(1, stretch.length);
    return before.slice(0, from) + stretch.repeat(Math.min(times, maxTimes)) + before.slice(from + length);
  }, text);
}

function expectAnswer(text: string): void {
  const warn = jest.spyOn(console, 'warn').mockReturnValue();
  const before = process.cpuUsage();
  const result = runToCompletion(
    readEvents(text, { zone: 'Europe/Berlin', span: SPAN, bounds: BOUNDS_IN_WORKER }),
  );
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(MAX_CPU_MS);
  warn.mockRestore();
  if (!result.isOk) {
    expect(KINDS).toContain(result.error.kind);
    return;
  }
  for (const { date, days = 1, title } of result.value.events) {
    expect(date >= SPAN.from && date <= SPAN.to && days >= 1 && days <= 730).toBe(true);
    expect(title).not.toBe('');
    expect(Array.from(title).length).toBeLessThanOrEqual(200);
  }
}

test('readEvents reads or refuses a calendar after any mutations, in bounded time', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...TEXTS),
      fc.array(anyMutation, { minLength: 1, maxLength: 4 }),
      (text, mutations) => expectAnswer(mutated(text, mutations)),
    ),
    { numRuns: rounds(250), ...seed },
  );
});

test('readEvents reads or refuses any recurrence rule, in bounded time', () => {
  const anyPart = fc.oneof(
    fc.constantFrom(
      'BYDAY=4FR',
      'BYDAY=-1MO',
      'BYDAY=MO,TU',
      'BYDAY=53MO',
      'BYDAY=XX',
      'BYSETPOS=5',
      'BYHOUR=9',
    ),
    fc.integer({ min: -40, max: 40 }).map((date) => `BYMONTHDAY=${date}`),
    fc.integer({ min: 0, max: 13 }).map((month) => `BYMONTH=${month}`),
    fc.integer({ min: -1, max: 600 }).map((interval) => `INTERVAL=${interval}`),
    fc.integer({ min: 0, max: 9999 }).map((count) => `COUNT=${count}`),
    fc.integer({ min: -400, max: 400 }).map((date) => `BYYEARDAY=${date}`),
  );
  fc.assert(
    fc.property(
      fc.constantFrom('YEARLY', 'MONTHLY', 'WEEKLY', 'DAILY', 'HOURLY', 'SECONDLY', 'X'),
      fc.array(anyPart, { maxLength: 4 }),
      fc.constantFrom('16010101', '19991231', '20240229', '20261120', '99991231'),
      (frequency, parts, start) =>
        expectAnswer(
          `BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:a\r\nSUMMARY:A\r\nDTSTART;VALUE=DATE:${start}\r\nRRULE:${[`FREQ=${frequency}`, ...parts].join(';')}\r\nEND:VEVENT\r\nEND:VCALENDAR`,
        ),
    ),
    { numRuns: rounds(500), ...seed },
  );
});
