import { clockChanges } from '@/lib/time/clock-changes';
import { offsetAt } from '@/lib/time/instant';
import { isZone, wallClockAt } from '@/lib/time/wall-clock';

const HOUR_MS = 3_600_000;
const changesIn = (zone: string, year: number) =>
  clockChanges(zone, Date.UTC(year, 0, 1), Date.UTC(year + 1, 0, 1)).map(({ at, from, to }) => [
    new Date(at).toISOString().slice(0, 16),
    from / HOUR_MS,
    to / HOUR_MS,
  ]);

describe('the clock changes of a zone', () => {
  test.each([
    [
      'America/New_York',
      2026,
      [
        ['2026-03-08T07:00', -5, -4],
        ['2026-11-01T06:00', -4, -5],
      ],
    ],
    [
      'Europe/Berlin',
      2026,
      [
        ['2026-03-29T01:00', 1, 2],
        ['2026-10-25T01:00', 2, 1],
      ],
    ],
    [
      'Australia/Lord_Howe',
      2026,
      [
        ['2026-04-04T15:00', 11, 10.5],
        ['2026-10-03T15:30', 10.5, 11],
      ],
    ],
    [
      'Pacific/Apia',
      2011,
      [
        ['2011-04-02T14:00', -10, -11],
        ['2011-09-24T14:00', -11, -10],
        ['2011-12-30T10:00', -10, 14],
      ],
    ],
    ['Asia/Tokyo', 2026, []],
    ['UTC', 2026, []],
  ] as const)('are found for %s in %s', (zone, year, changes) => {
    expect(changesIn(zone, year)).toEqual(changes);
  });

  test('move the wall clock from one minute to another', () => {
    const zone = 'Australia/Lord_Howe';
    const [back] = clockChanges(zone, Date.UTC(2026, 0, 1), Date.UTC(2026, 6, 1));
    const at = back?.at ?? Number.NaN;
    expect(wallClockAt(at - 60_000, zone)).toEqual({ date: '2026-04-05', time: '01:59' });
    expect(wallClockAt(at, zone)).toEqual({ date: '2026-04-05', time: '01:30' });
  });

  test('isZone rejects unknown zones, and wallClockAt returns undefined for an invalid instant or zone', () => {
    expect(['America/New_York', 'UTC', '', 'Mars/Olympus', 'Etc'].map(isZone)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(wallClockAt(Number.NaN, 'UTC')).toBeUndefined();
    expect(wallClockAt(0, 'Mars/Olympus')).toBeUndefined();
    expect(() => offsetAt(0, 'Mars/Olympus')).toThrow(RangeError);
  });
});
