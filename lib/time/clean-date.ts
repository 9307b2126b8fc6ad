import { ok, type Result, refused } from '@/lib/result';
import { isLocalDate, type LocalDate, localDateOf } from './local-date';

/** The refusal of a date field for text that is not a date (SPEC section 5). */
export interface DateInputError {
  readonly code: 1;
  readonly message: 'Date input not valid.';
}

/** How a language writes dates by hand. */
export interface DateReading {
  /** The twelve full month names, January first; prefixes of at least three letters match. */
  readonly monthNames: readonly string[];
  /** Whether `2/3/2026` is February 3; else it is 2 March. With dots the day always comes first. */
  readonly isMonthFirst: boolean;
}

/** A day of any year. */
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
/** No date is longer; a text of a hundred thousand digits would keep the patterns below busy for seconds. */
export const MAX_DATE_LENGTH = 100;

/** Text without accents and case, so that `févr.` matches `Février`. */
export function foldDate(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The number of the only month that begins with the word; undefined for none, several, and short words. */
function monthNumber(word: string, monthNames: readonly string[]): number | undefined {
  const start = foldDate(word);
  if (start.length < MIN_MONTH_LENGTH) return undefined;
  const found = monthNames.flatMap((name, index) => (foldDate(name).startsWith(start) ? [index + 1] : []));
  return found.length === 1 ? found[0] : undefined;
}

/** The day and month of a text with a month name: `Nov 20`, `ven. 20 nov. 2026`, `20 de noviembre`. */
export function dayInWords(text: string, { monthNames }: DateReading): DayOfYear | undefined {
  const days = [...text.matchAll(/(?<![\d:])\d{1,2}(?![\d:])/g)];
  const day = days.length === 1 ? days[0] : undefined;
  if (day === undefined) return undefined;
  const words = [...text.matchAll(/\p{L}+/gu)];
  const after = words.filter((word) => word.index > day.index);
  // Nearest word first, and words after the day before those in front: `mar. 3 févr.` begins with a weekday that
  // looks like March.
  const before = words.filter((word) => word.index < day.index).reverse();
  const month = [...after, ...before]
    .map(([word]) => monthNumber(word, monthNames))
    .find((number) => number !== undefined);
  return month === undefined ? undefined : { month, day: Number(day[0]) };
}

/** A date with a month name and its year: `Fri, Nov 20, 2026`, `ven. 20 nov. 2026`, `20 de noviembre de 2026`. */
function parseWords(text: string, reading: DateReading): LocalDate | undefined {
  const year = YEAR.exec(text)?.[0];
  const found = year === undefined ? undefined : dayInWords(text, reading);
  return found && localDateOf(Number(year), found.month, found.day);
}

/**
 * Cleans a date per SPEC section 5: white space stripped, a time part after T cut, month and day padded; if that is
 * not a date, it is parsed as written text. A day that does not exist (2026-02-30) is not rolled over into the next
 * month: on undefined the caller keeps the text as it was.
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

/** Reads a typed date; refused with 'Date input not valid.' and code 1. */
export function parseDateInput(text: string, reading?: DateReading): Result<LocalDate, DateInputError> {
  const date = cleanDate(text, reading);
  return date === undefined ? refused(DATE_INPUT_ERROR) : ok(date);
}
