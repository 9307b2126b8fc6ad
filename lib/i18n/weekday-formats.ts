import type { LocalDate } from '@/lib/time/local-date';
import type { Formats } from './formats';

const made = new WeakMap<Formats, Formats>();

/** Formats for a week without dates: a day is its weekday, a range two weekdays. */
export function weekdayFormats(formats: Formats): Formats {
  const known = made.get(formats);
  if (known) return known;
  const { weekday, weekdayShort } = formats;
  const nothing = () => '';
  const range = (first: LocalDate, last: LocalDate) => `${weekdayShort(first)} - ${weekdayShort(last)}`;
  const own: Formats = {
    ...formats,
    monthTitle: nothing,
    dayNumber: nothing,
    weekdayAndDay: weekday,
    shortWeekdayAndDay: weekdayShort,
    shortWeekdayAndDate: weekdayShort,
    shortDay: weekdayShort,
    dayRange: range,
    compactRange: range,
    weekdayRange: range,
    weekdayAndShortDay: weekday,
    longDay: weekday,
    longDate: weekday,
    fullDay: weekday,
  };
  made.set(formats, own);
  return own;
}
