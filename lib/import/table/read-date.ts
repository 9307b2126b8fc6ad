import { foldText } from '@/lib/fold-text';
import type { DateOrder, ImportContext } from '@/lib/import/file/import-file';
import { clockTimeOf } from '@/lib/time/clock-time';
import { addDays, daysBetween, isoWeekday, type LocalDate, localDateOf } from '@/lib/time/local-date';
import { DAY_MINUTES } from '@/lib/time/units';
import { wallClockAt } from '@/lib/time/wall-clock';
import { dayInWeek } from '@/lib/time/week';

export interface ReadDate {
  readonly date: LocalDate;
  readonly rest: string;
}

type DateContext = Pick<ImportContext, 'today' | 'zone' | 'isMonthFirst'>;

const MAX_LENGTH = 80;
const INSTANT = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?\s?(?:Z|[+-]\d{2}:?\d{2})$/i;
const SERIAL = /^(\d{5})(?:[.,](\d{1,15}))?$/;
const SERIALS = { least: 20_000, most: 80_000 };
const COMPACT = /^(20\d{2})(\d{2})(\d{2})$/;
const YEAR_FIRST = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?:[T,\s]\s*(.*))?$/;
const YEAR_LAST = /^(\d{1,2})([-/.])\s?(\d{1,2})\2\s?(\d{4}|\d{2})(?:[,\s]\s*(.*))?$/;
const NO_YEAR = /^(\d{1,2})([/.])(\d{1,2})(\.?)$/;
const TIME_BEHIND = /^(.*?[^\d\s])?[,\s]*\b(\d{1,2}(?:[:h]\d{2}.*|\s?[ap]\.?\s?m\b.*))$/i;
const WEEKDAY_BEFORE = /^(\p{L}{2,12})\.?,?\s+(?=\d)/u;

/**
 * Reads ISO dates, slashes, dots or dashes, month names in four languages, serial numbers and instants
 * (converted to the restaurant's zone). A time may follow. Without a year, the year closest to today applies.
 */
export function readDate(cell: string, context: DateContext): ReadDate | undefined {
  const text = cell.replace(/[\u202f\u00a0]/g, ' ').trim();
  if (text.length < 3 || text.length > MAX_LENGTH || !/\d/.test(text)) return undefined;
  if (INSTANT.test(text)) {
    const wall = wallClockAt(Date.parse(text.replace(' ', 'T').replace(/\s/g, '')), context.zone);
    return wall && { date: wall.date, rest: wall.time };
  }
  return readPlain(text, context);
}

function readPlain(text: string, context: DateContext): ReadDate | undefined {
  const serial = SERIAL.exec(text);
  if (serial) return dateOfSerial(Number(serial[1]), Number(`0.${serial[2] ?? 0}`));
  const compact = COMPACT.exec(text);
  if (compact) return dated(Number(compact[1]), Number(compact[2]), Number(compact[3]));
  const [, before] = WEEKDAY_BEFORE.exec(text) ?? [];
  const bare = before && weekdayOf(before) ? text.replace(WEEKDAY_BEFORE, '') : text;
  const yearFirst = YEAR_FIRST.exec(bare);
  if (yearFirst) {
    return dated(Number(yearFirst[1]), Number(yearFirst[3]), Number(yearFirst[4]), yearFirst[5]);
  }
  const yearLast = YEAR_LAST.exec(bare);
  if (yearLast) {
    const [month, day] = inOrder(yearLast, context);
    return dated(fullYear(yearLast[4]), month, day, yearLast[5]);
  }
  const noYear = NO_YEAR.exec(bare);
  if (noYear) {
    const [month, day] = inOrder(noYear, context);
    return nearest(month, day, context.today);
  }
  return readInWords(text, context.today);
}

function inOrder(match: RegExpExecArray, { isMonthFirst }: DateContext): readonly [number, number] {
  const [one, other] = [Number(match[1]), Number(match[3])];
  return isMonthFirst && match[2] !== '.' ? [one, other] : [other, one];
}

function fullYear(digits = ''): number {
  return digits.length === 2 ? 2000 + Number(digits) : Number(digits);
}

function dated(year: number, month: number, day: number, rest = ''): ReadDate | undefined {
  const date = localDateOf(year, month, day);
  return date && { date, rest: rest.trim() };
}

/** The year closest to today: January's schedule is made in December. */
function nearest(month: number, day: number, today: LocalDate, rest?: string): ReadDate | undefined {
  const year = Number(today.slice(0, 4));
  const [best] = [year - 1, year, year + 1]
    .flatMap((candidate) => dated(candidate, month, day, rest) ?? [])
    .sort((one, other) => distance(one.date, today) - distance(other.date, today));
  return best;
}

function distance(date: LocalDate, today: LocalDate): number {
  return Math.abs(daysBetween(today, date));
}

/** `days` since 1899-12-30, as spreadsheets count. */
function dateOfSerial(days: number, share: number): ReadDate | undefined {
  if (days < SERIALS.least || days > SERIALS.most) return undefined;
  const date = addDays('1899-12-30' as LocalDate, days);
  const minutes = Math.round(share * DAY_MINUTES);
  const rest = minutes === 0 || minutes === DAY_MINUTES ? '' : clockTimeOf(minutes);
  return { date, rest };
}

function readInWords(text: string, today: LocalDate): ReadDate | undefined {
  const behind = TIME_BEHIND.exec(text);
  const dayText = behind?.[1] ?? (behind ? '' : text);
  const rest = behind?.[2] ?? '';
  const words = [...dayText.matchAll(/\p{L}+/gu)];
  const numbers = [...dayText.matchAll(/\d+/g)];
  const year = numbers.find(([digits]) => digits.length === 4);
  const others = numbers.filter((number) => number !== year);
  const [day, shortYear, more] = others;
  if (!day || day[0].length > 2 || more || (year && shortYear)) return undefined;
  const after = words.filter((word) => word.index > day.index);
  // Nearest word first: `mar. 3 févr.` begins with a weekday that looks like March.
  const before = words.filter((word) => word.index < day.index).reverse();
  const month = [...after, ...before].map(([word]) => monthOf(word)).find((number) => number !== undefined);
  if (month === undefined) return undefined;
  if (shortYear && shortYear[0].length !== 2) return undefined;
  const digits = (year ?? shortYear)?.[0];
  return digits === undefined
    ? nearest(month, Number(day[0]), today, rest)
    : dated(fullYear(digits), month, Number(day[0]), rest);
}

/** Decides a column's date order by days above twelve, else by the language. */
export function dateOrderOf(cells: Iterable<string>, isMonthFirst: boolean): DateOrder | undefined {
  let [found, dayFirst, monthFirst] = [0, 0, 0];
  for (const cell of cells) {
    const match = /^(?:\p{L}{2,12}\.?,?\s+)?(\d{1,2})([-/])(\d{1,2})(?:\2\d|$)/u.exec(cell);
    if (!match) continue;
    found += 1;
    if (Number(match[1]) > 12) dayFirst += 1;
    if (Number(match[3]) > 12) monthFirst += 1;
  }
  if (found === 0) return undefined;
  if (dayFirst === monthFirst) return { isMonthFirst, isDecided: false };
  return { isMonthFirst: monthFirst > dayFirst, isDecided: true };
}

/** The day in a column head: a date, `Mon 16`, or a weekday of the week that begins on `firstDay`. */
export function readDayHead(
  cell: string,
  context: DateContext & Pick<ImportContext, 'firstDay'>,
): { readonly date: LocalDate; readonly isAssumed: boolean } | undefined {
  const text = cell.replace(/\s+/g, ' ').trim();
  if (text.length < 2 || text.length > MAX_LENGTH || /^\d+(?:[.,]\d+)?$/.test(text)) return undefined;
  const found = readDate(text, context) ?? readDate(text.replace(/^\p{L}+[.,]?\s+/u, ''), context);
  if (found) return { date: found.date, isAssumed: false };
  const [, first = '', digits] = /^(\p{L}+)\.?,?\s*(\d{1,2})?(?:st|nd|rd|th|\.)?$/u.exec(text) ?? [];
  const weekday = weekdayOf(first);
  if (weekday === undefined) return undefined;
  if (digits === undefined) return { date: dayInWeek(context.firstDay, weekday), isAssumed: true };
  const date = nearestWeekday(weekday, Number(digits), context.firstDay);
  return date && { date, isAssumed: false };
}

const MAX_SEARCH_WEEKS = 26;

function nearestWeekday(weekday: number, day: number, firstDay: LocalDate): LocalDate | undefined {
  for (let week = 0; week <= MAX_SEARCH_WEEKS; week += 1) {
    for (const sign of week === 0 ? [1] : [1, -1]) {
      const date = addDays(dayInWeek(firstDay, weekday), sign * 7 * week);
      if (Number(date.slice(8)) === day && isoWeekday(date) === weekday) return date;
    }
  }
  return undefined;
}

const LOCALES = ['en-US', 'es-ES', 'fr-FR', 'de-DE'] as const;
const MIN_LENGTH = 3;

function namesOf(count: number, day: (index: number) => number, options: Intl.DateTimeFormatOptions) {
  return LOCALES.map((locale) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    return Array.from({ length: count }, (_, index) => foldText(format.format(day(index))));
  });
}

/** Maps unambiguous prefixes of three letters or more to the position of their name. */
function beginnings(lists: readonly (readonly string[])[]): ReadonlyMap<string, number> {
  const places = new Map<string, number | undefined>();
  for (const list of lists) {
    for (const [place, name] of list.entries()) {
      for (let length = MIN_LENGTH; length <= name.length; length += 1) {
        const start = name.slice(0, length);
        places.set(start, places.has(start) && places.get(start) !== place ? undefined : place);
      }
    }
  }
  return new Map([...places].flatMap(([start, place]) => (place === undefined ? [] : [[start, place]])));
}

let months: ReadonlyMap<string, number> | undefined;
let weekdays: ReadonlyMap<string, number> | undefined;

/** The month, 1 to 12, that begins with the word (three letters or more) in any of the languages. */
function monthOf(word: string): number | undefined {
  months ??= beginnings(namesOf(12, (index) => Date.UTC(2026, index, 15), { month: 'long' }));
  const place = months.get(foldText(word));
  return place === undefined ? undefined : place + 1;
}

/** The weekday, 1 Monday to 7 Sunday, by prefix in any language or by German abbreviation. */
function weekdayOf(word: string): number | undefined {
  // 2026-11-16 is a Monday.
  weekdays ??= beginnings(namesOf(7, (index) => Date.UTC(2026, 10, 16 + index), { weekday: 'long' }));
  const folded = foldText(word);
  const short = ['mo', 'di', 'mi', 'do', 'fr', 'sa', 'so'].indexOf(folded);
  const place = short < 0 ? weekdays.get(folded) : short;
  return place === undefined ? undefined : place + 1;
}
