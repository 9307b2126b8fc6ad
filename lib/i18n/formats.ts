import { memoize } from '@/lib/memoize';
import type { CompareNames } from '@/lib/order';
import { timeRangeText } from '@/lib/shifts/shift/display';
import { type DateReading, ENGLISH_READING } from '@/lib/time/clean-date';
import { type ClockTime, clockTimeOf, minuteOfDay, toTwelveHour } from '@/lib/time/clock-time';
import { isOvernight } from '@/lib/time/interval';
import { type LocalDate, toUtcDate } from '@/lib/time/local-date';
import { HOUR_MINUTES } from '@/lib/time/units';
import { dateOrFallback } from '@/lib/time/week';
import { type Language, REGION } from './language';

export interface Formats extends HoursFormats {
  /** `9:00 AM`, or `09:00` in a 24-hour language. */
  readonly time: (time: ClockTime) => string;
  /** Within a sentence: `9:00 AM`, `09:00 Uhr`, and in Spanish with an article, `las 9:00` or `la 1:00`. */
  readonly timeInWords: (time: ClockTime) => string;
  /** `9:00 AM - 5:00 PM`: the specified text in English, elsewhere with the language's dash. */
  readonly timeRange: (startTime: ClockTime, endTime: ClockTime) => string;
  /** `9 - 5 PM` for narrow columns; keeps AM and PM on both times past midnight. */
  readonly shortTimeRange: (startTime: ClockTime, endTime: ClockTime) => string;
  /** `9:00 AM - close`: the end is a word. */
  readonly rangeTo: (startTime: ClockTime, end: string) => string;
  /** `9 AM - close` for narrow columns. */
  readonly shortRangeTo: (startTime: ClockTime, end: string) => string;
  /** `November 2026`; `January 2024` for text that is not a date. */
  readonly monthTitle: (date: string) => string;
  readonly month: (date: LocalDate) => string;
  /** `Nov`. */
  readonly monthShort: (date: LocalDate) => string;
  readonly dayNumber: (date: LocalDate) => string;
  /** `Mon`. */
  readonly weekdayShort: (date: LocalDate) => string;
  /** `Monday`. */
  readonly weekday: (date: LocalDate) => string;
  /** `Thursday 19`, `Donnerstag, 19.`. */
  readonly weekdayAndDay: (date: LocalDate) => string;
  /** `Sat 21` on a chip. */
  readonly shortWeekdayAndDay: (date: LocalDate) => string;
  /** `Sat Nov 21`, `Sa, 21. Nov.`. */
  readonly shortWeekdayAndDate: (date: LocalDate) => string;
  /** `Nov 16`. */
  readonly shortDay: (date: LocalDate) => string;
  /** `Nov 16 - Nov 22`. */
  readonly dayRange: (first: LocalDate, last: LocalDate) => string;
  /** `Nov 16 - 22`; both months if they differ. */
  readonly compactRange: (first: LocalDate, last: LocalDate) => string;
  /** `Sun 15 - Sat 21 Nov`, `So, 15. – Sa, 21. Nov.`; both months if they differ. */
  readonly weekdayRange: (first: LocalDate, last: LocalDate) => string;
  /** `Thursday, Nov 19`. */
  readonly weekdayAndShortDay: (date: LocalDate) => string;
  /** `Friday, November 20`. */
  readonly longDay: (date: LocalDate) => string;
  /** `Friday, November 20, 2026`. */
  readonly longDate: (date: LocalDate) => string;
  /** `Mo`. */
  readonly weekdayNarrow: (date: LocalDate) => string;
  /** `6 AM`, or the time in a 24-hour language; wraps at midnight. */
  readonly hour: (minute: number) => string;
  /** `4 PM - 5 PM`, from minutes of the day. */
  readonly hourRange: (startMinute: number, endMinute: number) => string;
  /** `Fri, Nov 20`. */
  readonly weekdayDay: (date: LocalDate) => string;
  /** `Fri, Nov 20, 2026`. */
  readonly fullDay: (date: LocalDate) => string;
  /** `35%` for a share from 0 to 1. */
  readonly percent: (share: number) => string;
  readonly integer: (value: number) => string;
  /** Sorts as the language does, with numbers in names by value. */
  readonly compareNames: CompareNames;
  readonly dateReading: DateReading;
}

const HALF_DAY_MINUTES = 720;

/** English has the specified hyphen, the others an en dash with their language's spaces. */
const TIME_DASH: Readonly<Record<Language, string>> = { en: ' - ', es: '–', fr: ' – ', de: '–' };

/** Newer locale data has thin and no-break spaces; the specified texts have plain ones. */
function plainSpaces(text: string): string {
  return text.replace(/[\u2009\u202f\u00a0]/g, ' ');
}

/** Corrects locale data: German weekdays have no full stop, the first of a French month is `1er`. */
function correctLocaleText(language: Language, text: string): string {
  const plain = plainSpaces(text);
  if (language === 'de') return plain.replace(/\b(Mo|Di|Mi|Do|Fr|Sa|So)\./g, '$1');
  return language === 'fr' ? plain.replace(/(?<!\d)1(?!\d)/g, '1er') : plain;
}

type DayOptions = Intl.DateTimeFormatOptions;

function dayFormat(language: Language, options: DayOptions): (date: LocalDate) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (date) => {
    format ??= new Intl.DateTimeFormat(REGION[language], { ...options, timeZone: 'UTC' });
    return correctLocaleText(language, format.format(toUtcDate(date)));
  };
}

/** Omits the year even over New Year, because the surrounding headings name the year. */
function dayRangeFormat(
  language: Language,
  options: DayOptions,
): (first: LocalDate, last: LocalDate) => string {
  const one = dayFormat(language, options);
  let format: Intl.DateTimeFormat | undefined;
  return (first, last) => {
    if (first.slice(0, 4) !== last.slice(0, 4)) return `${one(first)} – ${one(last)}`;
    format ??= new Intl.DateTimeFormat(REGION[language], { ...options, timeZone: 'UTC' });
    return correctLocaleText(language, format.formatRange(toUtcDate(first), toUtcDate(last)));
  };
}

function numberFormat(locale: string, options: Intl.NumberFormatOptions): (value: number) => string {
  let format: Intl.NumberFormat | undefined;
  return (value) => {
    format ??= new Intl.NumberFormat(locale, options);
    return format.format(value);
  };
}

function twentyFourHour(locale: string): (time: ClockTime) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (time) => {
    format ??= new Intl.DateTimeFormat(locale, {
      hour: locale.startsWith('es') ? 'numeric' : '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone: 'UTC',
    });
    return format.format(new Date(`1970-01-01T${time}:00Z`));
  };
}

function withoutFullHour(text: string): string {
  return text.replace(':00 ', ' ');
}

const shortRanges = new Map<string, string>();

/** Cached: a change of week requests hundreds of mostly equal ranges. */
function shortTwelveHourRange(startTime: ClockTime, endTime: ClockTime): string {
  const key = startTime + endTime;
  const known = shortRanges.get(key) ?? shortenedRange(startTime, endTime);
  shortRanges.set(key, known);
  return known;
}

function shortenedRange(startTime: ClockTime, endTime: ClockTime): string {
  const [start = '', end = ''] = timeRangeText(startTime, endTime).split(' - ').map(withoutFullHour);
  // "10:30 - 4 PM" can only begin in the morning; "7 - 9 PM" would read as evening, so 7 AM keeps its AM.
  const startsInMorning = minuteOfDay(startTime) < HALF_DAY_MINUTES;
  const isAmbiguous =
    startsInMorning &&
    minuteOfDay(endTime) >= HALF_DAY_MINUTES &&
    minuteOfDay(startTime) + HALF_DAY_MINUTES < minuteOfDay(endTime);
  const keepsHalf = isAmbiguous || isOvernight(startTime, endTime);
  return `${keepsHalf ? start : start.replace(/ [AP]M$/, '')} - ${end}`;
}

function timeInWords(language: Language, time: (time: ClockTime) => string): (time: ClockTime) => string {
  if (language === 'de') return (clockTime) => `${time(clockTime)} Uhr`;
  if (language !== 'es') return time;
  return (clockTime) => `${clockTime.startsWith('01') ? 'la' : 'las'} ${time(clockTime)}`;
}

type DayWords = Pick<
  Formats,
  | 'weekdayAndDay'
  | 'shortWeekdayAndDay'
  | 'shortWeekdayAndDate'
  | 'dayRange'
  | 'compactRange'
  | 'weekdayRange'
>;

/** English as specified, with hyphens and without commas; other languages follow their locale data. */
function dayWords(language: Language): DayWords {
  if (language !== 'en') {
    const dayRange = dayRangeFormat(language, { month: 'short', day: 'numeric' });
    return {
      weekdayAndDay: dayFormat(language, { weekday: 'long', day: 'numeric' }),
      shortWeekdayAndDay: dayFormat(language, { weekday: 'short', day: 'numeric' }),
      shortWeekdayAndDate: dayFormat(language, { weekday: 'short', month: 'short', day: 'numeric' }),
      dayRange,
      compactRange: dayRange,
      weekdayRange: dayRangeFormat(language, { weekday: 'short', month: 'short', day: 'numeric' }),
    };
  }
  const [weekday, weekdayShort, monthShort, shortDay] = [
    dayFormat(language, { weekday: 'long' }),
    dayFormat(language, { weekday: 'short' }),
    dayFormat(language, { month: 'short' }),
    dayFormat(language, { month: 'short', day: 'numeric' }),
  ] as const;
  const shortWeekdayAndDay = (date: LocalDate) => `${weekdayShort(date)} ${Number(date.slice(8))}`;
  return {
    weekdayAndDay: (date) => `${weekday(date)} ${Number(date.slice(8))}`,
    shortWeekdayAndDay,
    shortWeekdayAndDate: (date) => `${weekdayShort(date)} ${shortDay(date)}`,
    dayRange: (first, last) => `${shortDay(first)} - ${shortDay(last)}`,
    compactRange: (first, last) =>
      `${shortDay(first)} - ${first.slice(0, 7) === last.slice(0, 7) ? Number(last.slice(8)) : shortDay(last)}`,
    weekdayRange: (first, last) => {
      const isOneMonth = first.slice(0, 7) === last.slice(0, 7);
      const start = `${shortWeekdayAndDay(first)}${isOneMonth ? '' : ` ${monthShort(first)}`}`;
      return `${start} - ${shortWeekdayAndDay(last)} ${monthShort(last)}`;
    },
  };
}

function createFormats(language: Language): Formats {
  const locale = REGION[language];
  const percent = numberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const isTwelveHour = language === 'en';
  let collator: Intl.Collator | undefined;
  let dateReading: DateReading | undefined = isTwelveHour ? ENGLISH_READING : undefined;
  // Cached, because a week shows the same few clock times in hundreds of places.
  const time = isTwelveHour ? toTwelveHour : memoize(twentyFourHour(locale));
  const timeRange = isTwelveHour
    ? timeRangeText
    : (startTime: ClockTime, endTime: ClockTime) =>
        `${time(startTime)}${TIME_DASH[language]}${time(endTime)}`;
  const rangeTo = (startTime: ClockTime, end: string) => `${time(startTime)}${TIME_DASH[language]}${end}`;
  const hour = (minute: number) => withoutFullHour(time(clockTimeOf(minute)));
  const monthTitle = dayFormat(language, { month: 'long', year: 'numeric' });
  const weekday = dayFormat(language, { weekday: 'long' });
  const weekdayShort = dayFormat(language, { weekday: 'short' });
  const monthShort = dayFormat(language, { month: 'short' });
  const shortDay = dayFormat(language, { month: 'short', day: 'numeric' });
  return {
    time,
    timeInWords: timeInWords(language, time),
    timeRange,
    shortTimeRange: isTwelveHour ? shortTwelveHourRange : timeRange,
    rangeTo,
    shortRangeTo: isTwelveHour ? (startTime, end) => withoutFullHour(rangeTo(startTime, end)) : rangeTo,
    monthTitle: (date) => monthTitle(dateOrFallback(date)),
    month: dayFormat(language, { month: 'long' }),
    monthShort,
    dayNumber: dayFormat('en', { day: 'numeric' }),
    weekdayShort,
    weekday,
    ...dayWords(language),
    shortDay,
    weekdayAndShortDay: dayFormat(language, { weekday: 'long', month: 'short', day: 'numeric' }),
    longDay: dayFormat(language, { weekday: 'long', month: 'long', day: 'numeric' }),
    longDate: dayFormat(language, { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' }),
    weekdayNarrow: (date) => Array.from(weekdayShort(date)).slice(0, 2).join(''),
    hour,
    hourRange: (startMinute, endMinute) => `${hour(startMinute)}${TIME_DASH[language]}${hour(endMinute)}`,
    weekdayDay: dayFormat(language, { weekday: 'short', month: 'short', day: 'numeric' }),
    fullDay: dayFormat(language, { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' }),
    ...hoursFormats(language, (least, most) =>
      numberFormat(locale, { minimumFractionDigits: least, maximumFractionDigits: most }),
    ),
    percent: (share) => plainSpaces(percent(share)),
    integer: numberFormat(locale, { maximumFractionDigits: 0 }),
    compareNames: (one, other) => {
      collator ??= new Intl.Collator(locale, { numeric: true });
      return collator.compare(one, other);
    },
    get dateReading() {
      dateReading ??= { monthNames: monthNamesOf(locale), isMonthFirst: false };
      return dateReading;
    },
  };
}

function monthNamesOf(locale: string): readonly string[] {
  const format = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => format.format(new Date(Date.UTC(2026, month, 1))));
}

const formatsByLanguage = new Map<Language, Formats>();

/** Created once per language on first use, since `Intl` formats are expensive. */
export function formatsFor(language: Language): Formats {
  const formats = formatsByLanguage.get(language) ?? createFormats(language);
  formatsByLanguage.set(language, formats);
  return formats;
}

interface HoursFormats {
  /** As spoken: `8 h`, `7.5 h`; `8 h 1 min` or `10 min` unless in quarter hours. */
  readonly duration: (minutes: number) => string;
  /** `42.0 h` or `40.25 h`: at least one decimal for alignment; else as `duration`. */
  readonly exactDuration: (minutes: number) => string;
  /** `duration` under a heading with the unit: `8`, `7.5`, but `8 h 1 min`. */
  readonly hoursFigure: (minutes: number) => string;
  /** As `hoursFigure` with at least one decimal: `42.0`. */
  readonly exactFigure: (minutes: number) => string;
  /** `5.5`, at most two decimals: for paper and payroll. */
  readonly decimalHours: (minutes: number) => string;
  /** `450.0`, always one decimal, as specified for Total Hours. */
  readonly roundedHours: (minutes: number) => string;
}

type NumberWriter = (value: number) => string;

const QUARTER = 15;
/** Symbols of the two units; German has words. */
const UNITS: Readonly<Record<Language, { readonly hour: string; readonly minute: string }>> = {
  en: { hour: 'h', minute: 'min' },
  es: { hour: 'h', minute: 'min' },
  fr: { hour: 'h', minute: 'min' },
  de: { hour: 'Std.', minute: 'Min.' },
};

function hoursFormats(
  language: Language,
  decimals: (least: number, most: number) => NumberWriter,
): HoursFormats {
  const { hour, minute } = UNITS[language];
  const plain = decimals(0, 2);
  const exact = decimals(1, 2);
  const rounded = decimals(1, 1);

  /** The figure for full quarters, else hours and minutes with units. */
  function written(minutes: number, figure: NumberWriter, unit: string): string {
    const whole = Math.round(minutes);
    if (whole % QUARTER === 0) return `${figure(whole / HOUR_MINUTES)}${unit}`;
    const hours = Math.floor(whole / HOUR_MINUTES);
    const rest = `${whole % HOUR_MINUTES} ${minute}`;
    return hours === 0 ? rest : `${plain(hours)} ${hour} ${rest}`;
  }

  return {
    duration: (minutes) => written(minutes, plain, ` ${hour}`),
    exactDuration: (minutes) => written(minutes, exact, ` ${hour}`),
    hoursFigure: (minutes) => written(minutes, plain, ''),
    exactFigure: (minutes) => written(minutes, exact, ''),
    decimalHours: (minutes) => plain(minutes / HOUR_MINUTES),
    roundedHours: (minutes) => rounded(minutes / HOUR_MINUTES),
  };
}
