import { LANGUAGES, type Language } from '@/lib/i18n/language';
import type { LocalDate } from '@/lib/time/local-date';

/** `dates` covers the calculated years. */
export interface Holiday {
  /** In the country's language. */
  readonly local: string;
  /** Absent if equal to the local name. */
  readonly en?: string | undefined;
  readonly es?: string | undefined;
  readonly fr?: string | undefined;
  readonly de?: string | undefined;
  /** Ascending. */
  readonly dates: readonly LocalDate[];
}

export interface HolidayRegion {
  /** ISO 3166-2 without the country, `BY`; subregions after a dot, `BY.A`. */
  readonly code: string;
  readonly name: string;
}

/** Calculated once and stored, so that showing holidays needs no calculator. */
export interface Holidays {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** The code of one of `regions`; absent: national holidays only. */
  readonly region?: string | undefined;
  /** The regions to choose from. */
  readonly regions: readonly HolidayRegion[];
  /** Inclusive. */
  readonly firstYear: number;
  readonly lastYear: number;
  readonly holidays: readonly Holiday[];
}

export type HolidayPlace = Pick<Holidays, 'country' | 'region'>;

/** A holiday on one date, with the name in one language. */
export interface NamedDay {
  readonly date: LocalDate;
  readonly name: string;
}

const LATIN = /\p{Script=Latin}/u;

/** Empty without a country or for a year that is not calculated. */
export function holidaysOn(
  value: Holidays | undefined,
  date: LocalDate,
  language: Language,
): readonly string[] {
  if (!value) return [];
  return (daysOf(value).get(date) ?? []).map((holiday) => nameOf(holiday, language));
}

/** Both days inclusive, ascending. */
export function holidaysBetween(
  value: Holidays | undefined,
  [from, to]: readonly [from: LocalDate, to: LocalDate],
  language: Language,
): readonly NamedDay[] {
  if (!value) return [];
  return [...daysOf(value)]
    .filter(([date]) => date >= from && date <= to)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([date, holidays]) => holidays.map((holiday) => ({ date, name: nameOf(holiday, language) })));
}

/** Whether the calculated years do not include the year after today's. */
export function needsYears(value: Holidays | undefined, today: LocalDate): boolean {
  return value !== undefined && yearOf(today) + 1 > value.lastYear;
}

export function yearOf(date: LocalDate): number {
  return Number(date.slice(0, 4));
}

/** Without a translation, the local name if its script is Latin, else the English name or the local name. */
function nameOf(holiday: Holiday, language: Language): string {
  const { local, en, [language]: translated } = holiday;
  return translated ?? (LATIN.test(local) ? local : (en ?? local));
}

/** Cached: every shown day looks up the same value. */
const indexes = new WeakMap<Holidays, ReadonlyMap<LocalDate, readonly Holiday[]>>();

function daysOf(value: Holidays): ReadonlyMap<LocalDate, readonly Holiday[]> {
  const known = indexes.get(value);
  if (known) return known;
  const days = new Map<LocalDate, readonly Holiday[]>();
  for (const holiday of value.holidays) {
    for (const date of holiday.dates) days.set(date, [...(days.get(date) ?? []), holiday]);
  }
  indexes.set(value, days);
  return days;
}

export const NAME_FIELDS = ['local', ...LANGUAGES] as const;
