import { type DayWords, ENGLISH_DAYS } from '@/lib/time/typed-date';
import type { Language } from './language';

const SPAN = [-2, -1, 0, 1, 2];
/** A Monday: January 5, 2026. */
const MONDAY = Date.UTC(2026, 0, 5);
const DAY_MS = 86_400_000;
const known = new Map<Language, DayWords>();

/** How a language names days relative to today, for reading: weekdays, `heute`, `pasado mañana`. */
export function dayWordsFor(language: Language): DayWords {
  if (language === 'en') return ENGLISH_DAYS;
  const words = known.get(language) ?? dayWordsOf(language);
  known.set(language, words);
  return words;
}

function dayWordsOf(language: Language): DayWords {
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  return {
    weekdayNames: Array.from({ length: 7 }, (_, at) => weekday.format(new Date(MONDAY + at * DAY_MS))),
    relative: SPAN.map((days) => [relative.format(days, 'day'), days]),
  };
}
