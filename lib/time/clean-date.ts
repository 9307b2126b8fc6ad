import { ok, type Result, refused } from '@/lib/result';
import { isLocalDate, type LocalDate, localDateOf } from './local-date';

/** What a date field answers when the typed text is no date (SPEC section 5). */
export interface DateInputError {
  readonly code: 1;
  readonly message: 'Date input not valid.';
}

const DATE_INPUT_ERROR: DateInputError = { code: 1, message: 'Date input not valid.' };
const LOOSE_ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;

/** Writes a date by hand (`2026/2/3`, `Feb 3, 2026`) as a day; undefined where it cannot be understood. */
function reparse(text: string): LocalDate | undefined {
  // Two numbers around a separator would be read as a date of 2001, so a year must be there.
  if (LOOSE_ISO.test(text.replace(/\s/g, '')) || !/\d{4}/.test(text)) return undefined;
  const date = new Date(text);
  const day = date.getDate();
  // A day that was not typed is a guess: Date rolls Feb 30 over, and reads "2026" as midnight in UTC.
  const numbers = (text.match(/(?<![\d:])\d{1,2}(?![\d:])/g) ?? []).map(Number);
  if (!numbers.includes(day) || numbers.some((number) => number > 28 && number !== day)) return undefined;
  // Read in the zone it was parsed in: the day on the page is the day that was typed.
  return localDateOf(date.getFullYear(), date.getMonth() + 1, day);
}

/**
 * Cleans a date as SPEC section 5 says: white space stripped, a time part after T cut, month and day padded; what is
 * then still no date is parsed once more as written text. A day that does not exist (2026-02-30) is not rolled over
 * into the next month: undefined says that the caller keeps the text as it was.
 */
export function cleanDate(text: string): LocalDate | undefined {
  const stripped = text.replace(/\s+/g, '');
  const [day = ''] = /^\d/.test(stripped) ? stripped.split('T') : [stripped];
  const match = LOOSE_ISO.exec(day);
  if (match) return localDateOf(Number(match[1]), Number(match[2]), Number(match[3]));
  return isLocalDate(day) ? day : reparse(text.trim());
}

/** Reads a typed date, or answers 'Date input not valid.' with code 1. */
export function parseDateInput(text: string): Result<LocalDate, DateInputError> {
  const date = cleanDate(text);
  return date === undefined ? refused(DATE_INPUT_ERROR) : ok(date);
}
