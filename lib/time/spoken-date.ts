import {
  cleanDate,
  type DateReading,
  dayInWords,
  ENGLISH_READING,
  foldDate,
  MAX_DATE_LENGTH,
} from './clean-date';
import { addDays, daysBetween, isoWeekday, type LocalDate, localDateOf } from './local-date';

/** What is said of days in a language, beside its dates. */
export interface DayWords {
  /** The seven full weekday names, Monday first; prefixes of at least two letters match. */
  readonly weekdayNames: readonly string[];
  /** Words such as `tomorrow`, with the days from today. */
  readonly relative: readonly (readonly [word: string, days: number])[];
}

/** The words of English, which are read in every language where they mean nothing else. */
export const ENGLISH_DAYS: DayWords = {
  weekdayNames: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
  relative: [
    ['yesterday', -1],
    ['today', 0],
    ['tomorrow', 1],
  ],
};

const OFFSET = /^([+-]) ?(\d{1,4})$/;
/** Day and month, and a year of two digits or none: `11/23`, `23.11.`, `11/23/26`. */
const SHORT = /^(\d{1,2}) ?([/.-]) ?(\d{1,2})(?: ?\2 ?(\d{2})?)?$/;
/** A weekday and the day of its month: `Mon 23`, `Monday, the 23rd`, `Montag, den 23.`. */
const WEEKDAY_AND_DAY = /^(\p{L}+)\.?,? ?(?:(?:the|den|le|el) )?(\d{1,2})(?:st|nd|rd|th|er)?$/u;
/** Further away, a weekday with the day of its month is rather a slip than a date. */
const DAYS_AROUND = 62;
const MIN_LETTERS = 2;
const MONTHS = 12;
/** A longer number than a day's: a year, which `cleanDate` has read where it is one. */
const LONG_NUMBER = /\d{3}/;
const DAYS_OF_WEEK = 7;
/** A leap day is never further than eight years away. */
const YEARS_AROUND = 8;

/**
 * Reads a date as people write it: what `cleanDate` reads, and, seen from `today`, `11/23`, `23.11.`, `Nov 23`, `mon` (today or the next
 * one), `Mon 23`, `tomorrow`, `+7`. A date without a year is the nearest to today, the later of two as near. A weekday with the day
 * of its month is within two months of today, else one of the two is wrong. Undefined for no date.
 */
export function readDate(
  text: string,
  today: LocalDate,
  reading: DateReading = ENGLISH_READING,
  words: DayWords = ENGLISH_DAYS,
): LocalDate | undefined {
  const clean = cleanDate(text, reading);
  if (clean !== undefined || text.length > MAX_DATE_LENGTH) return clean;
  const plain = foldDate(text).trim().replace(/\s+/g, ' ').replace(/\.$/, '');
  const offset = OFFSET.exec(plain);
  if (offset) return addDays(today, Number(`${offset[1]}${offset[2]}`));
  return (
    fromWords(plain, today, words) ??
    fromShort(plain, today, reading) ??
    // Before the months: `mar. 24` is a Tuesday in Spanish and French, which write the day before its month.
    fromWeekdayAndDay(plain, today, words) ??
    fromMonth(plain, today, reading) ??
    (words === ENGLISH_DAYS ? undefined : fromWords(plain, today, ENGLISH_DAYS)) ??
    (words === ENGLISH_DAYS ? undefined : fromWeekdayAndDay(plain, today, ENGLISH_DAYS))
  );
}

function fromWords(plain: string, today: LocalDate, words: DayWords): LocalDate | undefined {
  const said = words.relative.find(([word]) => foldDate(word) === plain);
  if (said) return addDays(today, said[1]);
  const weekday = weekdayOf(plain, words);
  if (weekday === undefined) return undefined;
  return addDays(today, (weekday - isoWeekday(today) + DAYS_OF_WEEK) % DAYS_OF_WEEK);
}

/** The ISO number of the only weekday that begins with the folded word. */
function weekdayOf(start: string, { weekdayNames }: DayWords): number | undefined {
  if (start.length < MIN_LETTERS) return undefined;
  const found = weekdayNames.flatMap((name, at) => (foldDate(name).startsWith(start) ? [at + 1] : []));
  return found.length === 1 ? found[0] : undefined;
}

/** The nearest day that is both; of two as near the later. */
function fromWeekdayAndDay(plain: string, today: LocalDate, words: DayWords): LocalDate | undefined {
  const [, word = '', day] = WEEKDAY_AND_DAY.exec(plain) ?? [];
  const weekday = weekdayOf(word, words);
  if (weekday === undefined) return undefined;
  const isBoth = (date: LocalDate) => isoWeekday(date) === weekday && Number(date.slice(8)) === Number(day);
  for (let days = 0; days <= DAYS_AROUND; days += 1) {
    const found = [addDays(today, days), addDays(today, -days)].find(isBoth);
    if (found !== undefined) return found;
  }
  return undefined;
}

function fromShort(plain: string, today: LocalDate, { isMonthFirst }: DateReading): LocalDate | undefined {
  const [, one, sign, other, year] = SHORT.exec(plain) ?? [];
  if (one === undefined || other === undefined) return undefined;
  const asRead = isMonthFirst && sign !== '.' ? [Number(one), Number(other)] : [Number(other), Number(one)];
  // Only the other number can be a month: `23/11` in English.
  const [month = 0, day = 0] = (asRead[0] ?? 0) > MONTHS ? asRead.reverse() : asRead;
  if (year !== undefined) return localDateOf(2000 + Number(year), month, day);
  return nearest(month, day, today);
}

/** `Nov 23`, `23. November`, `23 de noviembre`, with a weekday too. */
function fromMonth(plain: string, today: LocalDate, reading: DateReading): LocalDate | undefined {
  const found = LONG_NUMBER.test(plain) ? undefined : dayInWords(plain, reading);
  return found && nearest(found.month, found.day, today);
}

function nearest(month: number, day: number, today: LocalDate): LocalDate | undefined {
  const year = Number(today.slice(0, 4));
  const candidates = Array.from({ length: 2 * YEARS_AROUND + 1 }, (_, at) =>
    localDateOf(year + YEARS_AROUND - at, month, day),
  ).filter((date) => date !== undefined);
  const distance = (date: LocalDate) => Math.abs(daysBetween(today, date));
  // The later years come first: of two as near the later one stays.
  return candidates.reduce<LocalDate | undefined>(
    (best, date) => (best === undefined || distance(date) < distance(best) ? date : best),
    undefined,
  );
}
