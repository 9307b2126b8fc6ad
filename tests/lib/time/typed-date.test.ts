import fc from 'fast-check';
import { dayWordsFor } from '@/lib/i18n/day-words';
import { formatsFor } from '@/lib/i18n/formats';
import { LANGUAGES, type Language } from '@/lib/i18n/language';
import { addDays, daysBetween, isoWeekday, type LocalDate } from '@/lib/time/local-date';
import { readDate } from '@/lib/time/typed-date';

/** A Thursday. */
const TODAY = '2026-11-19' as LocalDate;
const read = (text: string, language: Language = 'en', today: LocalDate = TODAY) =>
  readDate(text, today, formatsFor(language).dateReading, dayWordsFor(language));

test.each([
  ['11/23', '2026-11-23'],
  ['11/23/26', '2026-11-23'],
  ['23.11.', '2026-11-23'],
  ['23.11', '2026-11-23'],
  ['23.11.27', '2027-11-23'],
  ['Nov 23', '2026-11-23'],
  ['23 november', '2026-11-23'],
  ['mon', '2026-11-23'],
  ['Thu', '2026-11-19'],
  ['We', '2026-11-25'],
  ['t', undefined],
  ['tomorrow', '2026-11-20'],
  ['Yesterday', '2026-11-18'],
  ['+7', '2026-11-26'],
  ['- 1', '2026-11-18'],
  ['1/5', '2027-01-05'],
  ['9/1', '2026-09-01'],
  ['2/29', '2028-02-29'],
  ['2/30', undefined],
  ['13/1', '2027-01-13'],
  ['23/11', '2026-11-23'],
  ['13/13', undefined],
  ['4/31', undefined],
  ['Nov 23 2', undefined],
  ['Mon 23', '2026-11-23'],
  ['Monday, 23', '2026-11-23'],
  ['mon. 23rd', '2026-11-23'],
  ['Monday the 23rd', '2026-11-23'],
  ['thu 19', '2026-11-19'],
  ['Thu 12', '2026-11-12'],
  // Neither November 1 nor December 1 is a Friday.
  ['Fri 1', '2027-01-01'],
  ['Tue 1', '2026-12-01'],
  // November has 30 days.
  ['Mon 30', '2026-11-30'],
  ['Thu 31', '2026-12-31'],
  ['Sat 31', '2026-10-31'],
  // The 24th is a Tuesday in November, and a Monday in no month near.
  ['Mon 24', undefined],
  ['Mon 32', undefined],
  ['Mon 0', undefined],
  ['t 19', undefined],
  ['Mar 24', '2027-03-24'],
  ['2026-12-24', '2026-12-24'],
  ['Fri, Nov 20, 2026', '2026-11-20'],
  ['9-5', '2026-09-05'],
  ['soon', undefined],
  ['', undefined],
  ['1'.repeat(100_000), undefined],
])('readDate reads %j as %s', (text, date) => {
  expect(read(text)).toBe(date);
});

test.each([
  ['de', 'morgen', '2026-11-20'],
  ['de', 'übermorgen', '2026-11-21'],
  ['de', 'Do', '2026-11-19'],
  ['de', 'di', '2026-11-24'],
  ['de', 'Mo.', '2026-11-23'],
  ['de', '23.11.', '2026-11-23'],
  ['de', '3/12', '2026-12-03'],
  ['de', '23. Nov.', '2026-11-23'],
  ['de', 'tomorrow', '2026-11-20'],
  ['es', 'mañana', '2026-11-20'],
  ['es', 'manana', '2026-11-20'],
  ['es', 'do', '2026-11-22'],
  ['es', 'mié', '2026-11-25'],
  ['es', '23 de noviembre', '2026-11-23'],
  ['fr', 'demain', '2026-11-20'],
  ['fr', 'di', '2026-11-22'],
  ['fr', 'mar.', '2026-11-24'],
  ['fr', '23/11', '2026-11-23'],
  ['fr', '1er déc.', '2026-12-01'],
  ['fr', 'mar. 24 nov.', '2026-11-24'],
  ['de', 'Mo 23', '2026-11-23'],
  ['de', 'Mo., 23.', '2026-11-23'],
  ['de', 'Montag, den 23.', '2026-11-23'],
  ['es', 'lunes 23', '2026-11-23'],
  ['es', 'mié. 25', '2026-11-25'],
  ['fr', 'lundi 23', '2026-11-23'],
  ['fr', 'mardi 1er', '2026-12-01'],
  // The weekday if the date is a Tuesday, otherwise the month.
  ['fr', 'mar. 24', '2026-11-24'],
  ['es', 'mar 24', '2026-11-24'],
  ['fr', 'mar. 25', '2027-03-25'],
  ['fr', '24 mar', '2027-03-24'],
  ['de', 'Monday 23', '2026-11-23'],
] as const)('readDate reads in %s %j as %s', (language, text, date) => {
  expect(read(text, language)).toBe(date);
});

test('readDate reads a date without a year as the nearest one, across the end of a year as well', () => {
  expect(read('12/31', 'en', '2027-01-02' as LocalDate)).toBe('2026-12-31');
  expect(read('1/1', 'en', '2026-12-31' as LocalDate)).toBe('2027-01-01');
  expect(read('2/29', 'en', '2024-03-01' as LocalDate)).toBe('2024-02-29');
});

test('readDate finds a 29th by its weekday in February only in a leap year, and otherwise the nearest match', () => {
  expect(read('Tue 29', 'en', '2028-02-20' as LocalDate)).toBe('2028-02-29');
  expect(read('Sun 29', 'en', '2027-02-20' as LocalDate)).toBeUndefined();
  // Both months have a match: the nearer one wins, or the later one if both are as near.
  expect(read('Tue 2', 'en', '2027-02-15' as LocalDate)).toBe('2027-02-02');
  expect(read('Tue 2', 'en', '2027-02-16' as LocalDate)).toBe('2027-03-02');
});

test('readDate finds the nearest date that matches both the weekday and the day of the month', () => {
  const day = fc.integer({ min: -20_000, max: 20_000 }).map((days) => addDays(TODAY, days));
  const near = fc.integer({ min: -62, max: 62 });
  fc.assert(
    fc.property(fc.constantFrom(...LANGUAGES), day, near, (language, today, days) => {
      const date = addDays(today, days);
      const formats = formatsFor(language);
      for (const text of [formats.weekdayAndDay(date), formats.shortWeekdayAndDay(date)]) {
        const found = read(text, language, today);
        if (found === undefined) throw new Error(`${text} is not a date.`);
        expect([isoWeekday(found), found.slice(8)]).toEqual([isoWeekday(date), date.slice(8)]);
        expect(Math.abs(daysBetween(today, found))).toBeLessThanOrEqual(Math.abs(days));
      }
    }),
  );
});

test('readDate reads every displayed format back, in every language', () => {
  const day = fc.integer({ min: -20_000, max: 20_000 }).map((days) => addDays(TODAY, days));
  const near = fc.integer({ min: -180, max: 180 });
  fc.assert(
    fc.property(fc.constantFrom(...LANGUAGES), day, near, (language, today, days) => {
      const date = addDays(today, days);
      const formats = formatsFor(language);
      expect(read(formats.fullDay(date), language, today)).toBe(date);
      expect(read(formats.shortDay(date), language, today)).toBe(date);
      // With a weekday, which can look like a month: `mar. 24 mars`.
      expect(read(formats.weekdayDay(date), language, today)).toBe(date);
      expect(read(formats.longDay(date), language, today)).toBe(date);
      expect(read(formats.longDate(date), language, today)).toBe(date);
      expect(read(date, language, today)).toBe(date);
    }),
  );
});
