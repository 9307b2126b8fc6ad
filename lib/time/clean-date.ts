import { ok, type Result, refused } from '@/lib/result';
import { isLocalDate, type LocalDate, localDateOf } from './local-date';

/** SPEC section 5. */
export interface DateInputError {
  readonly code: 1;
  readonly message: 'Date input not valid.';
}

export interface DateReading {
  readonly monthNames: readonly string[];
  /** Whether `2/3/2026` is February 3, not 2 March. With dots the day always comes first. */
  readonly isMonthFirst: boolean;
}

interface DayOfYear {
  readonly month: number;
  readonly day: number;
}

/** The reading for stored data and English. */
export const ENGLISH_READING: DateReading = {
  monthNames: [
    'january',
    'february',
    'march',
    'april',
    'may',
    'june',
    'july',
    'august',
    'september',
    'october',
    'november',
    'december',
  ],
  isMonthFirst: true,
};

const DATE_INPUT_ERROR: DateInputError = { code: 1, message: 'Date input not valid.' };
const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/;
const YEAR_LAST = /^(\d{1,2})([/.])(\d{1,2})\2(\d{4})$/;
const YEAR = /(?<!\d)\d{4}(?!\d)/;
const MIN_MONTH_LENGTH = 3;
/** Longer texts are refused: a hundred thousand digits would keep the patterns below busy for seconds. */
export const MAX_DATE_LENGTH = 100;

/** Removes accents and case, so that `févr.` matches `Février`. */
export function foldDate(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The only month that begins with the word; undefined for none, several, and short words. */
function monthNumber(word: string, monthNames: readonly string[]): number | undefined {
  const start = foldDate(word);
  if (start.length < MIN_MONTH_LENGTH) return undefined;
  const found = monthNames.flatMap((name, index) => (foldDate(name).startsWith(start) ? [index + 1] : []));
  return found.length === 1 ? found[0] : undefined;
}

export function dayInWords(text: string, { monthNames }: DateReading): DayOfYear | undefined {
  const days = [...text.matchAll(/(?<![\d:])\d{1,2}(?![\d:])/g)];
  const day = days.length === 1 ? days[0] : undefined;
  if (day === undefined) return undefined;
  const words = [...text.matchAll(/\p{L}+/gu)];
  const after = words.filter((word) => word.index > day.index);
  // The nearest word comes first, and words after the day come before words in front: `mar. 3 févr.` begins
  // with a weekday that looks like March.
  const before = words.filter((word) => word.index < day.index).reverse();
  const month = [...after, ...before]
    .map(([word]) => monthNumber(word, monthNames))
    .find((number) => number !== undefined);
  return month === undefined ? undefined : { month, day: Number(day[0]) };
}

function parseWords(text: string, reading: DateReading): LocalDate | undefined {
  const year = YEAR.exec(text)?.[0];
  const found = year === undefined ? undefined : dayInWords(text, reading);
  return found && localDateOf(Number(year), found.month, found.day);
}

/**
 * Cleans a date per SPEC section 5: strips white space, cuts a time after T, pads month and day; otherwise
 * parses written text. Never rolls 2026-02-30 over into March. If undefined, the caller keeps the text.
 */
export function cleanDate(text: string, reading: DateReading = ENGLISH_READING): LocalDate | undefined {
  if (isLocalDate(text)) return text;
  if (text.length > MAX_DATE_LENGTH) return undefined;
  const withoutTime = text.replace(/(?<=\d)[T\s]\s*\d{1,2}:\d{2}.*$/, '').trim();
  const day = withoutTime.replace(/\s+/g, '').replace(/(?<=^\d[\d-]*)T.*$/, '');
  const yearFirst = YEAR_FIRST.exec(day);
  if (yearFirst) return localDateOf(Number(yearFirst[1]), Number(yearFirst[2]), Number(yearFirst[3]));
  const yearLast = YEAR_LAST.exec(day);
  if (!yearLast) return parseWords(withoutTime, reading);
  const [one, other] = [Number(yearLast[1]), Number(yearLast[3])];
  const isMonthFirst = reading.isMonthFirst && yearLast[2] === '/';
  return localDateOf(Number(yearLast[4]), isMonthFirst ? one : other, isMonthFirst ? other : one);
}

/** SPEC section 5. */
export function parseDateInput(text: string, reading?: DateReading): Result<LocalDate, DateInputError> {
  const date = cleanDate(text, reading);
  return date === undefined ? refused(DATE_INPUT_ERROR) : ok(date);
}
