import fc from 'fast-check';
import {
  DEFAULT_PATTERN,
  parseOccurrences,
  type RecurringPattern,
  recurringDates,
} from '@/lib/recurrence/recurring-dates';
import { addDays, daysBetween, type LocalDate, toUtcDate } from '@/lib/time/local-date';
import { todayIn } from '@/lib/time/zone';
import { day } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';

const THURSDAY = day('2026-11-19');
const FAR = day('2020-01-01');

const daily = (count: number): RecurringPattern => ({ frequency: 'daily', daysOfWeek: [], count });
const weekly = (daysOfWeek: readonly number[], count: number): RecurringPattern => ({
  frequency: 'weekly',
  daysOfWeek,
  count,
});

describe('dates of a recurring pattern', () => {
  test.each<[string, RecurringPattern, string, string, readonly string[]]>([
    [
      'consecutive days from tomorrow on',
      daily(3),
      '2026-11-19',
      FAR,
      ['2026-11-20', '2026-11-21', '2026-11-22'],
    ],
    [
      'skips the original without adding a day at the end',
      daily(3),
      '2026-11-19',
      '2026-11-21',
      ['2026-11-20', '2026-11-22'],
    ],
    ['none when the only day is the original', daily(1), '2026-11-19', '2026-11-20', []],
    ['unaffected by an original of today', daily(1), '2026-11-19', '2026-11-19', ['2026-11-20']],
    [
      'on the chosen weekdays within the weeks',
      weekly([4, 2], 4),
      '2026-11-19',
      '2026-11-19',
      [
        '2026-11-24',
        '2026-11-26',
        '2026-12-01',
        '2026-12-03',
        '2026-12-08',
        '2026-12-10',
        '2026-12-15',
        '2026-12-17',
      ],
    ],
    [
      'on the weekday of tomorrow when none is chosen',
      weekly([], 2),
      '2026-11-19',
      FAR,
      ['2026-11-20', '2026-11-27'],
    ],
    ['Sunday is 0', weekly([0], 1), '2026-11-19', FAR, ['2026-11-22']],
    ['Saturday is 6', weekly([6], 1), '2026-11-19', FAR, ['2026-11-21']],
    ['none when the only weekday is the original', weekly([5], 1), '2026-11-19', '2026-11-20', []],
    ['across February 29', daily(3), '2028-02-27', FAR, ['2028-02-28', '2028-02-29', '2028-03-01']],
    [
      'across the end of February in a common year',
      daily(2),
      '2026-02-27',
      FAR,
      ['2026-02-28', '2026-03-01'],
    ],
    ['weekly, on February 29', weekly([2], 2), '2028-02-21', FAR, ['2028-02-22', '2028-02-29']],
    ['across the end of the year', daily(3), '2026-12-30', FAR, ['2026-12-31', '2027-01-01', '2027-01-02']],
    [
      'across the spring clock change',
      daily(3),
      '2026-03-06',
      FAR,
      ['2026-03-07', '2026-03-08', '2026-03-09'],
    ],
    [
      'across the autumn clock change',
      daily(3),
      '2026-10-30',
      FAR,
      ['2026-10-31', '2026-11-01', '2026-11-02'],
    ],
    [
      'weekly, on the Sunday of a clock change',
      weekly([0], 2),
      '2026-03-01',
      FAR,
      ['2026-03-08', '2026-03-15'],
    ],
    ['none after the last day of the calendar', daily(12), '9999-12-31', FAR, []],
    ['only the last day of the calendar, from the day before', daily(12), '9999-12-30', FAR, ['9999-12-31']],
  ])('are computed: %s', (_what, pattern, today, original, expected) => {
    expect(recurringDates(pattern, day(today), day(original))).toEqual(expected);
  });

  test('default to weekly, four times, on no chosen weekday', () => {
    expect(DEFAULT_PATTERN).toEqual({ frequency: 'weekly', daysOfWeek: [], count: 4 });
    expect(recurringDates(DEFAULT_PATTERN, THURSDAY, THURSDAY)).toHaveLength(4);
  });
});

describe('number of occurrences', () => {
  test.each([
    ['', 1],
    ['abc', 1],
    [' ', 1],
    ['NaN', 1],
    ['-1', 1],
    ['0', 1],
    ['1', 1],
    ['7', 7],
    ['2.9', 2],
    ['12', 12],
    ['13', 12],
    ['99999999999999999999', 12],
    ['Infinity', 1],
  ])('reads "%s" as %d', (text, count) => {
    expect(parseOccurrences(text)).toBe(count);
  });
});

/** Five zones from one end of the date line to the other; two have daylight saving time. */
const ZONES = ['Pacific/Kiritimati', 'Asia/Tokyo', 'Europe/Paris', 'America/New_York', 'Pacific/Pago_Pago'];

/** Instants within seconds of midnight in some zone, often on dates with a clock change or leap day. */
const instantsNearMidnight = fc
  .record({
    date: fc.oneof(
      fc
        .constantFrom('2026-03-08', '2026-03-29', '2026-10-25', '2026-11-01', '2026-12-31', '2028-02-28')
        .map(day),
      fc.integer({ min: 0, max: 20_000 }).map((count) => addDays(day('2000-01-01'), count)),
    ),
    hour: fc.integer({ min: -14, max: 14 }),
    second: fc.integer({ min: -2, max: 2 }),
  })
  .map(({ date, hour, second }) => new Date(toUtcDate(date).getTime() + (hour * 3600 + second) * 1000));

const anyPattern: fc.Arbitrary<RecurringPattern> = fc.record({
  frequency: fc.constantFrom('daily', 'weekly'),
  daysOfWeek: fc.uniqueArray(fc.integer({ min: 0, max: 6 })),
  count: fc.integer({ min: 1, max: 12 }),
});

/** The rule of SPEC section 5 for a single date. */
function isWanted(date: LocalDate, pattern: RecurringPattern, tomorrow: LocalDate): boolean {
  const weekday = (value: LocalDate) => toUtcDate(value).getUTCDay();
  const { frequency, daysOfWeek } = pattern;
  if (frequency === 'daily') return true;
  return daysOfWeek.length > 0 ? daysOfWeek.includes(weekday(date)) : weekday(date) === weekday(tomorrow);
}

describe.each(ZONES)('recurring dates in %s', (zone) => {
  test('are sorted, unique, complete, from tomorrow on, and exclude the date of the original', () => {
    fc.assert(
      fc.property(
        instantsNearMidnight,
        anyPattern,
        fc.integer({ min: -3, max: 90 }),
        (now, pattern, distance) => {
          const today = todayIn(now, zone);
          const tomorrow = addDays(today, 1);
          const original = addDays(today, distance);
          const dates = recurringDates(pattern, today, original);
          expect(dates).toEqual([...new Set(dates)].sort());
          expect(dates).not.toContain(original);
          expect(dates.every((date) => date >= tomorrow)).toBe(true);

          const { frequency, daysOfWeek, count } = pattern;
          const length = frequency === 'daily' ? count : count * 7;
          const all = Array.from({ length }, (_, offset) => addDays(tomorrow, offset));
          const wanted = all.filter((date) => isWanted(date, pattern, tomorrow));
          expect(wanted).toHaveLength(frequency === 'daily' ? count : count * (daysOfWeek.length || 1));
          expect(dates).toEqual(wanted.filter((date) => date !== original));
          expect(dates.every((date) => daysBetween(tomorrow, date) < length)).toBe(true);
        },
      ),
      { ...seed, numRuns: rounds(200) },
    );
  });
});
