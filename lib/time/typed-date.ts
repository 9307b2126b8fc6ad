import {
  cleanDate,
  type DateReading,
  dayInWords,
  ENGLISH_READING,
  foldDate,
  MAX_DATE_LENGTH,
} from './clean-date';
import { addDays, daysBetween, isoWeekday, type LocalDate, localDateOf } from './local-date';

export interface DayWords {
  /** Monday first; prefixes of at least two letters match. */
  readonly weekdayNames: readonly string[];
  /** Words such as `tomorrow`, with their days from today. */
  readonly relative: readonly (readonly [word: string, days: number])[];
}

/** The app reads English words in other languages too, if the words are unambiguous. */
export const ENGLISH_DAYS: DayWords = {
  weekdayNames: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
  relative: [
    ['yesterday', -1],
    ['today', 0],
    ['tomorrow', 1],
  ],
};

const OFFSET = /^([+-]) ?(\d{1,4})$/;
/** Such as `23/11`, `23.11` or `23/11/26`. */
const DAY_AND_MONTH = /^(\d{1,2}) ?([/.-]) ?(\d{1,2})(?: ?\2 ?(\d{2})?)?$/;
const WEEKDAY_AND_DAY = /^(\p{L}+)\.?,? ?(?:(?:the|den|le|el) )?(\d{1,2})(?:st|nd|rd|th|er)?$/u;
/** A match of weekday and day further away is more likely a typing mistake. */
const DAYS_AROUND = 62;
const MIN_LETTERS = 2;
const MONTHS = 12;
/** Longer than a day's number: a year, which `cleanDate` handles. */
const LONG_NUMBER = /\d{3}/;
const DAYS_OF_WEEK = 7;
/** Leap days are at most eight years apart. */
const YEARS_AROUND = 8;

/**
 * Reads what `cleanDate` reads and, relative to `today`, `23.11.`, `Nov 23`, `mon` (today or later), `Mon
 * 23`, `tomorrow`, `+7`. Without a year the nearest date wins, the later on a tie. Undefined if weekday and
 * day do not match within two months.
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
    fromDayAndMonth(plain, today, reading) ??
    // Before months: `mar. 24` is a Tuesday in Spanish and French, which write the day before the month.
    fromWeekdayAndDay(plain, today, words) ??
    fromMonth(plain, today, reading) ??
    (words === ENGLISH_DAYS ? undefined : fromWords(plain, today, ENGLISH_DAYS)) ??
    (words === ENGLISH_DAYS ? undefined : fromWeekdayAndDay(plain, today, ENGLISH_DAYS))
  );
}

function fromWords(plain: string, today: LocalDate, words: DayWords): LocalDate | undefined {
  const relative = words.relative.find(([word]) => foldDate(word) === plain);
  if (relative) return addDays(today, relative[1]);
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

/** The nearest day that matches both weekday and day; the later day on a tie. */
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

function fromDayAndMonth(
  plain: string,
  today: LocalDate,
  { isMonthFirst }: DateReading,
): LocalDate | undefined {
  const [, one, sign, other, year] = DAY_AND_MONTH.exec(plain) ?? [];
  if (one === undefined || other === undefined) return undefined;
  const asRead = isMonthFirst && sign !== '.' ? [Number(one), Number(other)] : [Number(other), Number(one)];
  // Only the other number can be a month: `23/11` in English.
  const [month = 0, day = 0] = (asRead[0] ?? 0) > MONTHS ? asRead.reverse() : asRead;
  if (year !== undefined) return localDateOf(2000 + Number(year), month, day);
  return nearest(month, day, today);
}

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
  // Later years come first, so that the later date wins a tie.
  return candidates.reduce<LocalDate | undefined>(
    (best, date) => (best === undefined || distance(date) < distance(best) ? date : best),
    undefined,
  );
}
