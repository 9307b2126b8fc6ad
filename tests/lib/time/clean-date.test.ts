import fc from 'fast-check';
import { formatsFor } from '@/lib/i18n/formats';
import { LANGUAGES } from '@/lib/i18n/language';
import { cleanDate, parseDateInput } from '@/lib/time/clean-date';
import { addDays } from '@/lib/time/local-date';
import { day } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const anyDay = fc.integer({ min: 0, max: 20_000 }).map((count) => addDays(day('2000-01-01'), count));

describe('cleanDate', () => {
  test.each([
    ['2026-02-03', '2026-02-03'],
    ['2026-2-3', '2026-02-03'],
    [' 2026-02-03 ', '2026-02-03'],
    ['2026 - 2 - 3', '2026-02-03'],
    ['2026-02-03T10:00', '2026-02-03'],
    ['2026-02-03T23:30:00.000Z', '2026-02-03'],
    ['2026-2-3T10:00', '2026-02-03'],
    ['2028-02-29', '2028-02-29'],
    ['2026-12-31', '2026-12-31'],
    ['Feb 3, 2026', '2026-02-03'],
    ['February 3, 2026', '2026-02-03'],
    ['Tue, Feb 3, 2026', '2026-02-03'],
    ['3 OCT 2026', '2026-10-03'],
    ['2026/2/3', '2026-02-03'],
    ['2026/10/31', '2026-10-31'],
    ['Feb 3, 2026 10:30', '2026-02-03'],
    ['2026-02-03 10:30', '2026-02-03'],
    ['Mar 8, 2026', '2026-03-08'],
    ['Nov 1, 2026', '2026-11-01'],
  ])('reads %p as %s', (text, date) => {
    expect(cleanDate(text)).toBe(date);
  });

  test.each([
    '',
    '   ',
    'garbage',
    'T',
    '2026',
    '2026-02',
    'garbage 2026',
    '3',
    '11/20',
    'Feb 3',
    '99999-01-01',
  ])('rejects %p', (text) => {
    expect(cleanDate(text)).toBeUndefined();
  });

  test.each([
    '2026-02-29',
    ' 2026-02-30 ',
    '2026-2-30',
    '2026-02-30T10:00',
    '2026-02-30 10:00',
    '2026-04-31',
    '2026-13-01',
    'Feb 30, 2026',
    'Feb 29, 2026',
    '2026/2/30',
    '2028/2/31',
    '4/31/2026',
  ])('rejects %p, which does not exist, instead of rolling it over', (text) => {
    expect(cleanDate(text)).toBeUndefined();
  });

  test('reads every day in every supported notation', () => {
    fc.assert(
      fc.property(anyDay, (date) => {
        const [year = 0, month = 0, dayOfMonth = 0] = date.split('-').map(Number);
        const written = [
          date,
          `${year}-${month}-${dayOfMonth}`,
          ` ${date}T00:00:00 `,
          `${year}/${month}/${dayOfMonth}`,
          `${MONTHS[month - 1]} ${dayOfMonth}, ${year}`,
        ];
        expect(written.map((text) => cleanDate(text))).toEqual(written.map(() => date));
      }),
      { numRuns: rounds(300), ...seed },
    );
  });
});

describe('parseDateInput', () => {
  test('accepts a readable date', () => {
    expect(parseDateInput('2026-2-3')).toEqual({ isOk: true, value: '2026-02-03' });
  });

  test.each(['garbage', '', '2026-02-30'])('rejects %p with "Date input not valid." and code 1', (text) => {
    expect(parseDateInput(text)).toEqual({
      isOk: false,
      error: { code: 1, message: 'Date input not valid.' },
    });
  });
});

describe('cleanDate in each language', () => {
  test.each(LANGUAGES)('reads every day as displayed in %s back as the same day', (language) => {
    const { fullDay, longDay, dateReading } = formatsFor(language);
    fc.assert(
      fc.property(anyDay, (date) => {
        expect(cleanDate(fullDay(date), dateReading)).toBe(date);
        expect(cleanDate(`${longDay(date)} ${date.slice(0, 4)}`, dateReading)).toBe(date);
      }),
      { numRuns: rounds(200), ...seed },
    );
  });

  test.each([
    ['en', '2/3/2026', '2026-02-03'],
    ['en', '2.3.2026', '2026-03-02'],
    ['de', '2.3.2026', '2026-03-02'],
    ['de', '21.11.2026', '2026-11-21'],
    ['fr', '03/02/2026', '2026-02-03'],
    ['es', '3 de febrero de 2026', '2026-02-03'],
    ['fr', 'mar. 3 févr. 2026', '2026-02-03'],
    ['de', '1. Mai 2026', '2026-05-01'],
    ['fr', '1 jui 2026', undefined],
    ['de', '30. Februar 2026', undefined],
  ] as const)('reads in %s "%s" as %s', (language, text, date) => {
    expect(cleanDate(text, formatsFor(language).dateReading)).toBe(date);
  });
});
