import { formatsFor } from '@/lib/i18n/formats';
import { LANGUAGES, type Language } from '@/lib/i18n/language';
import { loadMessages } from '@/lib/i18n/load-messages';
import { shiftTimes } from '@/lib/i18n/shift-times';
import type { OpeningHours } from '@/lib/time/opening-hours';
import { isClosing } from '@/lib/time/parse-times';
import { clock, day, shiftAt } from '@/tests/support/records';

/** Fridays until 23:00, Saturdays until 2:00. */
const HOURS: OpeningHours = {
  days: [
    { weekday: 5, kind: 'hours', from: clock('11:00'), to: clock('23:00') },
    { weekday: 6, kind: 'hours', from: clock('11:00'), to: clock('02:00') },
  ],
  isCloseShown: true,
};
const [friday, saturday, sunday] = [day('2026-11-20'), day('2026-11-21'), day('2026-11-22')];

async function timesIn(language: Language, opening = HOURS) {
  const { calendar } = await loadMessages(language);
  return shiftTimes(formatsFor(language), opening, calendar.close);
}

test.each([
  ['en', '11:00 AM - close', '11 AM - close'],
  ['de', '11:00–Schluss', '11:00–Schluss'],
  ['fr', '11:00 – fermeture', '11:00 – fermeture'],
  ['es', '11:00–cierre', '11:00–cierre'],
] as const)(
  'shiftTimes writes an end at closing time as a word in %s',
  async (language, range, shortRange) => {
    const times = await timesIn(language);
    const shift = shiftAt('11:00-23:00', { date: friday });
    expect([times.range(shift), times.shortRange(shift)]).toEqual([range, shortRange]);
  },
);

test.each([
  ['en', '10:30-22:45', '10:30 AM - 10:45 PM', '10:30a–10:45p'],
  ['en', '22:30-00:30', '10:30 PM - 12:30 AM', '10:30p–12:30a'],
  ['en', '10:30-14:30', '10:30 - 2:30 PM', '10:30–2:30p'],
  ['de', '22:30-02:30', '22:30–02:30', '22:30–02:30'],
  ['fr', '22:30-02:30', '22:30 – 02:30', '22:30–02:30'],
  ['es', '22:30-02:30', '22:30–2:30', '22:30–2:30'],
] as const)(
  'shiftTimes shortens a time that does not fit in %s: %s',
  async (language, times, short, tight) => {
    const { fittingRange } = await timesIn(language);
    const shift = shiftAt(times, { date: sunday });
    expect(fittingRange(shift, Number.POSITIVE_INFINITY)).toBe(short);
    expect(fittingRange(shift, short.length)).toBe(short);
    expect(fittingRange(shift, short.length - 1)).toBe(tight);
  },
);

test('shiftTimes shortens a range that ends at closing time to fit, and keeps the closing word', async () => {
  const { fittingRange } = await timesIn('en');
  expect(fittingRange(shiftAt('11:00-23:00', { date: friday }), 8)).toBe('11a–close');
});

test('shiftTimes writes an end as a time if it differs from closing time or the closing word is off', async () => {
  const times = await timesIn('en');
  expect(times.range(shiftAt('17:00-02:00', { date: saturday }))).toBe('5:00 PM - close');
  expect(times.range(shiftAt('17:00-23:00', { date: saturday }))).toBe('5:00 PM - 11:00 PM');
  expect(times.range(shiftAt('17:00-22:59', { date: friday }))).toBe('5:00 PM - 10:59 PM');
  expect(times.shortRange(shiftAt('17:00-23:00', { date: sunday }))).toBe('5 - 11 PM');
  const asTimes = await timesIn('en', { ...HOURS, isCloseShown: false });
  expect(asTimes.range(shiftAt('11:00-23:00', { date: friday }))).toBe('11:00 AM - 11:00 PM');
});

test.each(LANGUAGES)('isClosing recognizes the shown closing word when typed in %s', async (language) => {
  expect(isClosing((await loadMessages(language)).calendar.close)).toBe(true);
});
