import { formatsFor } from '@/lib/i18n/formats';
import { LANGUAGES } from '@/lib/i18n/language';
import { weekdayFormats } from '@/lib/i18n/weekday-formats';
import { day } from '@/tests/support/records';

const MONDAY = day('2026-11-23');
const SUNDAY = day('2026-11-29');

describe('formats of a week without dates', () => {
  it.each(LANGUAGES)('contain no date in %s', (language) => {
    const formats = weekdayFormats(formatsFor(language));
    const text = [
      formats.longDay(MONDAY),
      formats.longDate(MONDAY),
      formats.fullDay(MONDAY),
      formats.dayNumber(MONDAY),
      formats.shortDay(MONDAY),
      formats.weekdayAndDay(MONDAY),
      formats.weekdayAndShortDay(MONDAY),
      formats.shortWeekdayAndDay(MONDAY),
      formats.shortWeekdayAndDate(MONDAY),
      formats.dayRange(MONDAY, SUNDAY),
      formats.compactRange(MONDAY, SUNDAY),
      formats.weekdayRange(MONDAY, SUNDAY),
      formats.monthTitle(MONDAY),
    ].join(' ');
    expect(text).not.toMatch(/\d/);
    expect(weekdayFormats(formatsFor(language))).toBe(formats);
  });

  it('show weekdays instead of dates, and times unchanged', () => {
    const formats = weekdayFormats(formatsFor('en'));
    expect(formats.longDay(MONDAY)).toBe('Monday');
    expect(formats.dayRange(MONDAY, SUNDAY)).toBe('Mon - Sun');
    expect(formats.time).toBe(formatsFor('en').time);
  });
});
