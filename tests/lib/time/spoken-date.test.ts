import fc from 'fast-check';
import { dayWordsFor } from '@/lib/i18n/day-words';
import { formatsFor } from '@/lib/i18n/formats';
import { LANGUAGES, type Language } from '@/lib/i18n/language';
import { addDays, type LocalDate } from '@/lib/time/local-date';
import { readDate } from '@/lib/time/spoken-date';

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
  ['2026-12-24', '2026-12-24'],
  ['Fri, Nov 20, 2026', '2026-11-20'],
  ['9-5', '2026-09-05'],
  ['soon', undefined],
  ['', undefined],
  ['1'.repeat(100_000), undefined],
])('%j is %s', (text, date) => {
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
] as const)('in %s, %j is %s', (language, text, date) => {
  expect(read(text, language)).toBe(date);
});

test('a date without a year is the nearest, over the end of a year as well', () => {
  expect(read('12/31', 'en', '2027-01-02' as LocalDate)).toBe('2026-12-31');
  expect(read('1/1', 'en', '2026-12-31' as LocalDate)).toBe('2027-01-01');
  expect(read('2/29', 'en', '2024-03-01' as LocalDate)).toBe('2024-02-29');
});

test('what is printed is read again, in every language', () => {
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
