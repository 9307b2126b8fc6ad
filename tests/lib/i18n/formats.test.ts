import fc from 'fast-check';
import { formatsFor } from '@/lib/i18n/formats';
import { LANGUAGES, type Language } from '@/lib/i18n/language';
import { minuteOfDay } from '@/lib/time/clock-time';
import { addDays } from '@/lib/time/local-date';
import { weekOf } from '@/lib/time/week';
import { anyFewDays, anyTime } from '@/tests/support/arbitraries';
import { clock, day } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';

const FRIDAY = day('2026-11-20');
const english = formatsFor('en');

function short(language: Language, times: string): string {
  const [start = '', end = ''] = times.split('-');
  return formatsFor(language).shortTimeRange(clock(start), clock(end));
}

describe('English formats', () => {
  test('match the specification for dates', () => {
    expect(english.monthTitle(FRIDAY)).toBe('November 2026');
    expect(english.longDay(FRIDAY)).toBe('Friday, November 20');
    expect(english.longDate(FRIDAY)).toBe('Friday, November 20, 2026');
    expect(english.fullDay(FRIDAY)).toBe('Fri, Nov 20, 2026');
    expect(english.dayRange(day('2026-11-16'), day('2026-11-22'))).toBe('Nov 16 - Nov 22');
    expect(english.shortDay(day('2026-11-16'))).toBe('Nov 16');
    expect(english.month(FRIDAY)).toBe('November');
    expect(english.monthShort(FRIDAY)).toBe('Nov');
    expect(english.dayNumber(day('2026-11-01'))).toBe('1');
    expect(english.weekday(FRIDAY)).toBe('Friday');
    expect(english.weekdayShort(FRIDAY)).toBe('Fri');
    expect(english.weekdayAndDay(day('2026-11-05'))).toBe('Thursday 5');
  });

  test('match the specification for times', () => {
    expect(english.time(clock('00:00'))).toBe('12:00 AM');
    expect(english.time(clock('12:00'))).toBe('12:00 PM');
    expect(english.timeRange(clock('09:00'), clock('17:00'))).toBe('9:00 AM - 5:00 PM');
    expect(english.timeRange(clock('22:00'), clock('06:00'))).toBe('10:00 PM - 6:00 AM');
  });

  test.each([
    ['09:00-17:00', '9 - 5 PM'],
    ['10:30-16:00', '10:30 - 4 PM'],
    ['09:00-11:30', '9 - 11:30 AM'],
    ['17:00-01:00', '5 PM - 1 AM'],
    ['22:30-06:15', '10:30 PM - 6:15 AM'],
    ['09:00-09:00', '9 AM - 9 AM'],
    ['00:00-08:00', '12 - 8 AM'],
    ['12:00-13:00', '12 - 1 PM'],
    ['10:00-00:00', '10 AM - 12 AM'],
    ['07:00-21:00', '7 AM - 9 PM'],
    ['19:00-21:00', '7 - 9 PM'],
    ['00:00-15:00', '12 AM - 3 PM'],
    ['12:00-15:00', '12 - 3 PM'],
  ])('shorten the range %s to %s', (times, text) => {
    expect(short('en', times)).toBe(text);
  });

  test.each([
    [0, '0'],
    [330, '5.5'],
    [480, '8'],
    [20, '0.33'],
    [60_060, '1,001'],
  ])('write %i minutes as %s decimal hours', (minutes, text) => {
    expect(english.decimalHours(minutes)).toBe(text);
  });

  test.each([
    [0, '0 h', '0.0 h', '0', '0.0'],
    [10, '10 min', '10 min', '10 min', '10 min'],
    [30, '0.5 h', '0.5 h', '0.5', '0.5'],
    [59, '59 min', '59 min', '59 min', '59 min'],
    [60, '1 h', '1.0 h', '1', '1.0'],
    [61, '1 h 1 min', '1 h 1 min', '1 h 1 min', '1 h 1 min'],
    [435, '7.25 h', '7.25 h', '7.25', '7.25'],
    [450, '7.5 h', '7.5 h', '7.5', '7.5'],
    [480, '8 h', '8.0 h', '8', '8.0'],
    [481, '8 h 1 min', '8 h 1 min', '8 h 1 min', '8 h 1 min'],
    [1439, '23 h 59 min', '23 h 59 min', '23 h 59 min', '23 h 59 min'],
    [60_061, '1,001 h 1 min', '1,001 h 1 min', '1,001 h 1 min', '1,001 h 1 min'],
  ])('write %i minutes as the duration %s', (minutes, duration, exact, figure, exactFigure) => {
    expect(english.duration(minutes)).toBe(duration);
    expect(english.exactDuration(minutes)).toBe(exact);
    expect(english.hoursFigure(minutes)).toBe(figure);
    expect(english.exactFigure(minutes)).toBe(exactFigure);
  });

  test('write a duration that reads back as the same minutes', () => {
    fc.assert(
      fc.property(fc.nat(20_000), (minutes) => {
        const text = english.duration(minutes).replace(/,/g, '');
        const [, hours = '0'] = /([\d.]+) h/.exec(text) ?? [];
        const [, rest = '0'] = /(\d+) min/.exec(text) ?? [];
        expect(Number(hours) * 60 + Number(rest)).toBe(minutes);
      }),
      { numRuns: rounds(500), ...seed },
    );
  });

  test('group the digits of whole numbers', () => {
    expect(english.integer(12_345)).toBe('12,345');
  });
});

describe('formats of each language', () => {
  test.each<[Language, string, string, string, string, string]>([
    ['es', 'noviembre de 2026', 'viernes, 20 de noviembre', '16–22 nov', '9:00–17:00', '5,5 h'],
    ['fr', 'novembre 2026', 'vendredi 20 novembre', '16–22 nov.', '09:00 – 17:00', '5,5 h'],
    ['de', 'November 2026', 'Freitag, 20. November', '16.–22. Nov.', '09:00–17:00', '5,5 Std.'],
  ])(
    'are right in %s for dates, ranges, times and durations',
    (language, title, longDay, range, times, hours) => {
      const formats = formatsFor(language);
      expect(formats.monthTitle(FRIDAY)).toBe(title);
      expect(formats.longDay(FRIDAY)).toBe(longDay);
      expect(formats.dayRange(day('2026-11-16'), day('2026-11-22'))).toBe(range);
      expect(formats.timeRange(clock('09:00'), clock('17:00'))).toBe(times);
      expect(formats.duration(330)).toBe(hours);
      expect(formats.duration(481)).toBe(language === 'de' ? '8 Std. 1 Min.' : '8 h 1 min');
    },
  );

  test.each<[Language, string, string, string]>([
    ['es', 'vie', 'viernes 20', 'vie, 20 nov 2026'],
    ['fr', 'ven.', 'vendredi 20', 'ven. 20 nov. 2026'],
    ['de', 'Fr', 'Freitag, 20.', 'Fr, 20. Nov. 2026'],
  ])('write the expected weekdays in %s', (language, weekday, weekdayAndDay, fullDay) => {
    const formats = formatsFor(language);
    expect(formats.weekdayShort(FRIDAY)).toBe(weekday);
    expect(formats.weekdayAndDay(FRIDAY)).toBe(weekdayAndDay);
    expect(formats.fullDay(FRIDAY)).toBe(fullDay);
  });

  test.each<[Language, string, string]>([
    ['en', 'Friday, November 20, 2026', 'Mo Tu We Th Fr Sa Su'],
    ['es', 'viernes, 20 de noviembre de 2026', 'lu ma mi ju vi sá do'],
    ['fr', 'vendredi 20 novembre 2026', 'lu ma me je ve sa di'],
    ['de', 'Freitag, 20. November 2026', 'Mo Di Mi Do Fr Sa So'],
  ])('write the expected long dates and narrow weekdays in %s', (language, longDate, weekdays) => {
    const formats = formatsFor(language);
    expect(formats.longDate(FRIDAY)).toBe(longDate);
    expect(weekOf(FRIDAY, 'monday').map(formats.weekdayNarrow).join(' ')).toBe(weekdays);
  });

  test.each<[Language, string]>([
    ['en', 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'],
    ['es', 'ene feb mar abr may jun jul ago sept oct nov dic'],
    ['fr', 'janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.'],
    ['de', 'Jan Feb Mär Apr Mai Jun Jul Aug Sep Okt Nov Dez'],
  ])(
    'write the expected short months in %s, also on the first and last day of a month',
    (language, months) => {
      const { monthShort } = formatsFor(language);
      const first = Array.from({ length: 12 }, (_, month) =>
        day(`2026-${String(month + 1).padStart(2, '0')}-01`),
      );
      expect(first.map(monthShort).join(' ')).toBe(months);
      expect(monthShort(day('2028-02-29'))).toBe(monthShort(day('2026-02-01')));
      expect(monthShort(day('2026-12-31'))).toBe(monthShort(day('2026-12-01')));
    },
  );

  test.each<[Language, readonly string[]]>([
    ['en', ['12 AM', '6 AM', '12 PM', '6 PM', '12 AM', '6 AM']],
    ['es', ['0:00', '6:00', '12:00', '18:00', '0:00', '6:00']],
    ['fr', ['00:00', '06:00', '12:00', '18:00', '00:00', '06:00']],
    ['de', ['00:00', '06:00', '12:00', '18:00', '00:00', '06:00']],
  ])('write the expected hours of an axis beyond midnight in %s', (language, hours) => {
    expect([0, 360, 720, 1080, 1440, 1800].map(formatsFor(language).hour)).toEqual(hours);
  });

  test.each<Language>(['es', 'fr', 'de'])('use 24-hour times in %s', (language) => {
    expect(formatsFor(language).time(clock('00:00'))).toMatch(/^0?0:00$/);
    expect(formatsFor(language).time(clock('23:59'))).toBe('23:59');
    expect(short(language, '17:00-01:00')).toMatch(/^17:00 ?– ?0?1:00$/);
  });

  test.each(LANGUAGES)('are created once in %s', (language) => {
    expect(formatsFor(language)).toBe(formatsFor(language));
  });
});

describe.each(LANGUAGES)('formats in %s', (language) => {
  const formats = formatsFor(language);

  test.each(['', 'garbage', '2026-02-30'])('use January 2024 as the title of the invalid date %p', (text) => {
    expect(formats.monthTitle(text)).toBe(formats.monthTitle('2024-01-15'));
    expect(formats.monthTitle(text)).toContain('2024');
  });

  test.each([
    ['2026-03-08', '8'],
    ['2026-11-01', '1'],
    ['2028-02-29', '29'],
    ['2026-12-31', '31'],
    ['1999-12-31', '31'],
    ['9999-12-31', '31'],
  ])('write %s as day %s in any time zone of the device', (date, number) => {
    expect(formats.dayNumber(day(date))).toBe(number);
    expect(formats.shortDay(day(date))).toMatch(new RegExp(`(?<!\\d)${number}(?!\\d)`));
  });

  test('contain plain spaces only', () => {
    fc.assert(
      fc.property(anyFewDays, anyTime, anyTime, (date, start, end) => {
        const texts = [
          formats.monthTitle(date),
          formats.monthShort(date),
          formats.fullDay(date),
          formats.longDay(date),
          formats.longDate(date),
          formats.weekdayNarrow(date),
          formats.hour(minuteOfDay(start)),
          formats.dayRange(date, date),
          formats.dayRange(date, addDays(date, 6)),
          formats.weekdayRange(date, addDays(date, 6)),
          formats.timeInWords(start),
          formats.weekdayAndDay(date),
          formats.timeRange(start, end),
          formats.shortTimeRange(start, end),
        ];
        for (const text of texts) expect(text.replaceAll(' ', '')).not.toMatch(/\s/);
      }),
      { numRuns: rounds(100), ...seed },
    );
  });

  test('have seven different narrow weekdays', () => {
    expect(new Set(weekOf('2026-11-20', 'monday').map(formats.weekdayNarrow)).size).toBe(7);
  });

  test('write every time of the day differently', () => {
    const texts = Array.from({ length: 1440 }, (_, minute) =>
      formats.time(clock(`${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`)),
    );
    expect(new Set(texts).size).toBe(1440);
  });
});

test('formatsFor uses January 2024 as the English title of an invalid date', () => {
  expect(english.monthTitle('garbage')).toBe('January 2024');
});

test('formatsFor replaces narrow and no-break spaces of newer locale data', () => {
  const { prototype } = Intl.DateTimeFormat;
  const original = Object.getOwnPropertyDescriptor(prototype, 'format') ?? {};
  Object.defineProperty(prototype, 'format', {
    configurable: true,
    get: () => () => 'Fri,\u202fNov\u00a020,\u202f2026',
  });
  try {
    expect(english.fullDay(FRIDAY)).toBe('Fri, Nov 20, 2026');
  } finally {
    Object.defineProperty(prototype, 'format', original);
  }
});
