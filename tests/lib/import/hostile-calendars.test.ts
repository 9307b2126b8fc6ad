import { linesInTime, numbered, sized } from './hostile-support';

jest.setTimeout(120_000);

describe('hostile calendar', () => {
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
    ['with deep nesting', 'BEGIN:VCALENDAR\r\n'.repeat(sized(500_000, 100_000)), ['damaged']],
    [
      'with many parameters',
      calendarOf(eventOf(`${NINE}X-A;${numbered(100_000, (at) => `P${at}=a;`)}Q=b:x`)),
      ['damaged'],
    ],
    [
      'with a folded line of megabytes',
      calendarOf(eventOf(`${NINE}X-A:${'x\r\n '.repeat(sized(2_000_000, 300_000))}`)),
      ['Ana, Server, 2026-11-20, 09:00-17:00'],
    ],
    [
      'with many excluded dates',
      calendarOf(eventOf(`${NINE}RRULE:FREQ=DAILY\r\nEXDATE:${dates(sized(200_000, 40_000)).join(',')}`)),
      ['1: repetition'],
    ],
    [
      'with many rules',
      calendarOf(eventOf(`${NINE}${'RRULE:FREQ=DAILY\r\n'.repeat(20_000)}`)),
      ['1: repetition'],
    ],
    [
      'with a duration of a thousand digits',
      calendarOf(eventOf(`DTSTART:20261120T090000\r\nDURATION:P${'1'.repeat(1000)}D`)),
      ['1: longerThanDay'],
    ],
    [
      'with a duration of millions of years',
      calendarOf(eventOf('DTSTART:20261120T090000\r\nDURATION:P99999999999D')),
      ['1: longerThanDay'],
    ],
    [
      'with a zone that changes each second',
      calendarOf(zoneOf(change('RRULE:FREQ=SECONDLY')), eventOf(inBerlin)),
      ['Ana, Server, 2026-11-20, 03:00-11:00'],
    ],
    ['with a zone of many changes', calendarOf(zoneOf(yearly.repeat(5000)), eventOf(inBerlin)), ['damaged']],
    ['with thousands of zones', calendarOf(zoneOf(yearly).repeat(1000), eventOf(inBerlin)), ['damaged']],
  ])('is read or refused in bounded time: %s', async (_name, text, expected) => {
    expect(await linesInTime(text)).toEqual(expected);
  });

  test('is read within limits when all occurrences of many events are moved', async () => {
    const moved = Array.from({ length: 366 }, (_, at) =>
      new Date(Date.UTC(2026, 10, 20 + at)).toISOString().slice(0, 10).replaceAll('-', ''),
    )
      .map((date) => eventOf(`RECURRENCE-ID:${date}T090000\r\n${NINE}`))
      .join('');
    const count = sized(5000, 400);
    const lines = await linesInTime(calendarOf(moved, eventOf(`${NINE}RRULE:FREQ=DAILY`).repeat(count)));
    expect(lines.at(-1)).toBe(`${366 + count}: repetition`);
  });
});
