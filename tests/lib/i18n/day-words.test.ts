import { formatsFor } from '@/lib/i18n/formats';
import type { Language } from '@/lib/i18n/language';
import { clock, day } from '@/tests/support/records';

describe('dates and ranges in words', () => {
  test.each<[Language, string, string, string, string]>([
    ['en', 'Sun 15 - Sat 21 Nov', 'Mon 30 Nov - Sun 6 Dec', 'Nov 30 - Dec 6', 'Dec 28 - Jan 3'],
    ['es', 'dom, 15 nov – sáb, 21 nov', 'lun, 30 nov – dom, 6 dic', '30 nov – 6 dic', '28 dic – 3 ene'],
    ['fr', 'dim. 15 – sam. 21 nov.', 'lun. 30 nov. – dim. 6 déc.', '30 nov. – 6 déc.', '28 déc. – 3 janv.'],
    [
      'de',
      'So, 15. – Sa, 21. Nov.',
      'Mo, 30. Nov. – So, 6. Dez.',
      '30. Nov. – 6. Dez.',
      '28. Dez. – 3. Jan.',
    ],
  ])(
    'are right in %s within a month, across months and across New Year',
    (language, within, over, two, years) => {
      const { weekdayRange, dayRange } = formatsFor(language);
      expect(weekdayRange(day('2026-11-15'), day('2026-11-21'))).toBe(within);
      expect(weekdayRange(day('2026-11-30'), day('2026-12-06'))).toBe(over);
      expect(dayRange(day('2026-11-30'), day('2026-12-06'))).toBe(two);
      expect(dayRange(day('2026-12-28'), day('2027-01-03'))).toBe(years);
    },
  );

  test('have 1er for the first of a month in French, except when only the day number is shown', () => {
    const french = formatsFor('fr');
    const first = day('2026-11-01');
    expect(french.weekdayDay(first)).toBe('dim. 1er nov.');
    expect(french.longDate(first)).toBe('dimanche 1er novembre 2026');
    expect(french.weekdayAndDay(first)).toBe('dimanche 1er');
    expect(french.dayRange(first, day('2026-11-07'))).toBe('1er–7 nov.');
    expect(french.dayRange(day('2026-10-26'), first)).toBe('26 oct. – 1er nov.');
    expect(french.dayNumber(first)).toBe('1');
    expect(french.shortDay(day('2026-11-11'))).toBe('11 nov.');
    expect(french.shortDay(day('2026-12-31'))).toBe('31 déc.');
  });

  test.each<[Language, string, string, string]>([
    ['en', '9:00 AM', '1:30 AM', '12 PM - 1 PM'],
    ['es', 'las 9:00', 'la 1:30', '12:00–13:00'],
    ['fr', '09:00', '01:30', '12:00 – 13:00'],
    ['de', '09:00 Uhr', '01:30 Uhr', '12:00–13:00'],
  ])(
    'match the expected words in %s, for times in a sentence and for hour ranges',
    (language, nine, halfPastOne, noon) => {
      const { timeInWords, hourRange } = formatsFor(language);
      expect(timeInWords(clock('09:00'))).toBe(nine);
      expect(timeInWords(clock('01:30'))).toBe(halfPastOne);
      expect(hourRange(720, 780)).toBe(noon);
    },
  );

  test('have plural 24-hour times in Spanish in the afternoon', () => {
    expect(formatsFor('es').timeInWords(clock('13:00'))).toBe('las 13:00');
  });
});
