import fc from 'fast-check';
import {
  addDays,
  daysBetween,
  fromUtcDate,
  isLocalDate,
  isoWeekday,
  type LocalDate,
  localDateOf,
  parseLocalDate,
  toUtcDate,
} from '@/lib/time/local-date';
import { day } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';

/** The day's number in the Gregorian calendar by integer arithmetic, without Date or a zone. */
function dayNumber(date: LocalDate): number {
  const [year = 0, month = 0, dayOfMonth = 0] = date.split('-').map(Number);
  const shifted = month <= 2 ? year - 1 : year;
  const fromMarch = (month + 9) % 12;
  const ofYear = Math.floor((153 * fromMarch + 2) / 5) + dayOfMonth - 1;
  const leapDays = Math.floor(shifted / 4) - Math.floor(shifted / 100) + Math.floor(shifted / 400);
  return 365 * shifted + leapDays + ofYear;
}

const anyDay = fc
  .record({
    year: fc.oneof(fc.integer({ min: 1, max: 9998 }), fc.integer({ min: 2020, max: 2035 })),
    month: fc.integer({ min: 1, max: 12 }),
    dayOfMonth: fc.integer({ min: 1, max: 28 }),
  })
  .map(({ year, month, dayOfMonth }) => {
    const two = (value: number) => String(value).padStart(2, '0');
    return day(`${String(year).padStart(4, '0')}-${two(month)}-${two(dayOfMonth)}`);
  });

describe('parseLocalDate and isLocalDate', () => {
  test.each(['0001-01-01', '1999-12-31', '2026-11-21', '2028-02-29', '2100-02-28', '9999-12-31'])(
    'accept %s',
    (text) => {
      expect(isLocalDate(text)).toBe(true);
      expect(parseLocalDate(text)).toBe(text);
    },
  );

  test.each([
    ['2026-02-29', 'is not in a leap year'],
    ['2100-02-29', 'is in a century year without a leap day'],
    ['2026-02-30', 'is February 30'],
    ['2026-04-31', 'is April 31'],
    ['2026-13-01', 'has a month 13'],
    ['2026-00-10', 'has a month 0'],
    ['2026-01-00', 'has a day 0'],
    ['2026-2-3', 'is not padded'],
    ['2026-02-03T00:00', 'has a time'],
    [' 2026-02-03', 'has a blank'],
    ['', 'is empty'],
    ['garbage', 'is a word'],
  ])('reject %p: it %s', (text) => {
    expect(isLocalDate(text)).toBe(false);
    expect(parseLocalDate(text)).toBeUndefined();
  });

  test('localDateOf builds a padded date from numbers, and returns undefined for a day that does not exist', () => {
    expect(localDateOf(2026, 2, 3)).toBe('2026-02-03');
    expect(localDateOf(1, 1, 1)).toBe('0001-01-01');
    expect(localDateOf(2026, 2, 29)).toBeUndefined();
    expect(localDateOf(2026, 0, 1)).toBeUndefined();
    expect(localDateOf(10000, 1, 1)).toBeUndefined();
    expect(localDateOf(Number.NaN, 1, 1)).toBeUndefined();
  });
});

describe('date arithmetic', () => {
  test('is tested in a time zone with clock changes', () => {
    expect(new Date(2026, 2, 8, 12).getTimezoneOffset()).not.toBe(
      new Date(2026, 2, 7, 12).getTimezoneOffset(),
    );
  });

  test.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2027-01-01', -1, '2026-12-31'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2028-02-29', 1, '2028-03-01'],
    ['2026-02-28', 1, '2026-03-01'],
    ['2100-02-28', 1, '2100-03-01'],
    ['1999-12-31', 1, '2000-01-01'],
    ['0001-01-01', 365, '0002-01-01'],
    ['9999-12-30', 1, '9999-12-31'],
    ['2026-03-07', 1, '2026-03-08'],
    ['2026-03-08', 1, '2026-03-09'],
    ['2026-03-09', -1, '2026-03-08'],
    ['2026-10-31', 1, '2026-11-01'],
    ['2026-11-01', 1, '2026-11-02'],
    ['2026-11-02', -1, '2026-11-01'],
    ['2026-11-21', 0, '2026-11-21'],
  ])('counts from %s by %i days to %s', (from, count, to) => {
    expect(addDays(day(from), count)).toBe(to);
    expect(daysBetween(day(from), day(to))).toBe(count);
  });

  test('reaches each day once in a year of single steps, across clock changes', () => {
    let date = day('2026-01-01');
    const first = dayNumber(date);
    for (let step = 1; step <= 365; step += 1) {
      date = addDays(date, 1);
      expect(dayNumber(date)).toBe(first + step);
    }
    expect(date).toBe('2027-01-01');
  });

  test('adds days like a calendar in integer arithmetic, in every year', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -400, max: 300 }), (from, count) => {
        fc.pre(dayNumber(from) + count >= dayNumber(day('0001-01-01')));
        const to = addDays(from, count);
        expect(isLocalDate(to)).toBe(true);
        expect(dayNumber(to)).toBe(dayNumber(from) + count);
      }),
      { numRuns: rounds(500), ...seed },
    );
  });

  test('counts the days between two dates like a calendar in integer arithmetic', () => {
    fc.assert(
      fc.property(anyDay, anyDay, (from, to) => {
        expect(daysBetween(from, to)).toBe(dayNumber(to) - dayNumber(from));
      }),
      { numRuns: rounds(500), ...seed },
    );
  });

  test('is consistent with the order of dates as texts', () => {
    fc.assert(
      fc.property(anyDay, anyDay, (one, other) => {
        expect(one < other).toBe(dayNumber(one) < dayNumber(other));
      }),
      { numRuns: rounds(300), ...seed },
    );
  });

  test('stops at the years 0000 and 9999', () => {
    expect(addDays(day('9999-12-31'), 1)).toBe('9999-12-31');
    expect(addDays(day('0000-01-01'), -1)).toBe('0000-01-01');
  });
});

describe('isoWeekday', () => {
  test.each([
    ['2026-11-16', 1],
    ['2026-11-20', 5],
    ['2026-11-22', 7],
    ['2028-02-29', 2],
    ['2026-03-08', 7],
    ['2024-01-01', 1],
  ])('finds for %s the ISO weekday %i', (date, weekday) => {
    expect(isoWeekday(day(date))).toBe(weekday);
  });

  test('repeats every seven days in every year', () => {
    fc.assert(
      fc.property(anyDay, (date) => {
        // 0000-03-01, day number 0, is a Wednesday.
        expect(isoWeekday(date)).toBe(((dayNumber(date) + 2) % 7) + 1);
      }),
      { numRuns: rounds(300), ...seed },
    );
  });
});

describe('toUtcDate and fromUtcDate', () => {
  test('convert a date to midnight UTC and back', () => {
    expect(toUtcDate(day('2026-11-01')).toISOString()).toBe('2026-11-01T00:00:00.000Z');
    fc.assert(
      fc.property(anyDay, (date) => {
        expect(fromUtcDate(toUtcDate(date))).toBe(date);
      }),
      { numRuns: rounds(200), ...seed },
    );
  });

  test('convert the last millisecond of a UTC day to the same day', () => {
    expect(fromUtcDate(new Date('2026-11-20T23:59:59.999Z'))).toBe('2026-11-20');
  });
});
