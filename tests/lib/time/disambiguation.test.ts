import fc from 'fast-check';
import { memoize } from '@/lib/memoize';
import { type Disambiguation, toInstant } from '@/lib/time/instant';
import { addDays, type LocalDate } from '@/lib/time/local-date';
import { MINUTE_MS } from '@/lib/time/units';
import { day } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';

const ALL: readonly Disambiguation[] = ['compatible', 'earlier', 'later'];

const formatOf = memoize(
  (timeZone: string) =>
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }),
);

/** The wall clock time, as epoch milliseconds of the same time in UTC; computed differently from the product code. */
function shownAt(instant: number, zone: string): number {
  return Date.parse(`${formatOf(zone).format(instant).replace(' ', 'T')}Z`);
}

function wallOf(date: LocalDate, minute: number): number {
  return Date.parse(`${date}T00:00:00Z`) + minute * MINUTE_MS;
}

/** Every instant at which the wall shows the time; all offsets here are quarters of an hour. */
function instantsShowing(wall: number, zone: string): readonly number[] {
  const quarters = Array.from({ length: 15 * 8 + 1 }, (_, index) => index - 15 * 4);
  return quarters
    .map((quarter) => wall + quarter * 15 * MINUTE_MS)
    .filter((instant) => shownAt(instant, zone) === wall);
}

function iso(instant: number): string {
  return new Date(instant).toISOString().slice(0, 16);
}

/** Zones with days around which their clocks change, or do not. */
const AROUND = [
  ['America/New_York', '2026-03-08'],
  ['America/New_York', '2026-11-01'],
  ['Europe/Berlin', '2026-03-29'],
  ['Europe/Berlin', '2026-10-25'],
  ['Australia/Lord_Howe', '2026-04-05'],
  ['Australia/Lord_Howe', '2026-10-04'],
  ['Pacific/Apia', '2011-12-30'],
  ['America/New_York', '2026-12-31'],
  ['Europe/Berlin', '2028-02-29'],
  ['Australia/Lord_Howe', '2028-02-29'],
  ['Pacific/Apia', '2026-12-31'],
  ['Asia/Kolkata', '2028-02-29'],
] as const;

const TIMES = fc.tuple(fc.constantFrom(...AROUND), fc.integer({ min: -1440, max: 2 * 1440 }));

describe('toInstant with a disambiguation', () => {
  test('returns the first or the second instant of a repeated time, as requested', () => {
    fc.assert(
      fc.property(TIMES, ([[zone, date], minute]) => {
        const wall = wallOf(day(date), minute);
        const showing = instantsShowing(wall, zone);
        fc.pre(showing.length > 0);
        const [first, last] = [Math.min(...showing), Math.max(...showing)];
        expect(ALL.map((how) => toInstant(day(date), minute, zone, how))).toEqual([first, first, last]);
      }),
      { numRuns: rounds(200), ...seed },
    );
  });

  test('moves a skipped time before or after the clock change by the length of the gap, as requested', () => {
    const skipped = fc.constantFrom(
      ...AROUND.flatMap(([zone, date]) =>
        Array.from({ length: 24 * 12 }, (_, index) => [zone, day(date), index * 5] as const).filter(
          ([, , minute]) => instantsShowing(wallOf(day(date), minute), zone).length === 0,
        ),
      ),
    );
    fc.assert(
      fc.property(skipped, ([zone, date, minute]) => {
        const wall = wallOf(date, minute);
        const [compatible = 0, earlier = 0, later = 0] = ALL.map((how) => toInstant(date, minute, zone, how));
        expect(compatible).toBe(later);
        const gap = shownAt(later, zone) - wall;
        expect(gap).toBeGreaterThan(0);
        expect(wall - shownAt(earlier, zone)).toBe(gap);
        expect(later - earlier).toBe(gap);
        // One clock change is between them, and the wall clock skips the gap.
        expect(shownAt(later, zone) - shownAt(earlier, zone)).toBe(2 * gap);
      }),
      { numRuns: rounds(200), ...seed },
    );
  });

  test('accepts minutes outside the day, and counts them from the day that they reach', () => {
    fc.assert(
      fc.property(TIMES, fc.constantFrom(...ALL), ([[zone, date], minute], how) => {
        const days = Math.floor(minute / 1440);
        const there = toInstant(addDays(day(date), days), minute - days * 1440, zone, how);
        expect(toInstant(day(date), minute, zone, how)).toBe(there);
      }),
      { numRuns: rounds(200), ...seed },
    );
  });

  test.each([
    ['New York skips 2:30', 'America/New_York', '2026-03-08', 150, ['2026-03-08T06:30', '2026-03-08T07:30']],
    [
      'New York shows 1:30 twice',
      'America/New_York',
      '2026-11-01',
      90,
      ['2026-11-01T05:30', '2026-11-01T06:30'],
    ],
    ['Berlin skips 2:30', 'Europe/Berlin', '2026-03-29', 150, ['2026-03-29T00:30', '2026-03-29T01:30']],
    ['Berlin shows 2:30 twice', 'Europe/Berlin', '2026-10-25', 150, ['2026-10-25T00:30', '2026-10-25T01:30']],
    [
      'Lord Howe skips 2:15',
      'Australia/Lord_Howe',
      '2026-10-04',
      135,
      ['2026-10-03T15:15', '2026-10-03T15:45'],
    ],
    [
      'Lord Howe shows 1:45 twice',
      'Australia/Lord_Howe',
      '2026-04-05',
      105,
      ['2026-04-04T14:45', '2026-04-04T15:15'],
    ],
    ['Apia skips a day', 'Pacific/Apia', '2011-12-30', 720, ['2011-12-29T22:00', '2011-12-30T22:00']],
    ['the end of a year', 'Europe/Berlin', '2026-12-31', 1439, ['2026-12-31T22:59', '2026-12-31T22:59']],
    [
      'the end of a leap day',
      'America/New_York',
      '2028-02-29',
      1439,
      ['2028-03-01T04:59', '2028-03-01T04:59'],
    ],
  ] as const)('handles the case: %s', (_what, zone, date, minute, [earlier, later]) => {
    const [compatible, ...asked] = ALL.map((how) => iso(toInstant(day(date), minute, zone, how)));
    expect(asked).toEqual([earlier, later]);
    const isSkipped = instantsShowing(wallOf(day(date), minute), zone).length === 0;
    expect(compatible).toBe(isSkipped ? later : earlier);
  });

  test('throws for an unknown zone', () => {
    expect(() => toInstant(day('2026-11-20'), 0, 'Mars/Olympus', 'compatible')).toThrow(RangeError);
  });
});
