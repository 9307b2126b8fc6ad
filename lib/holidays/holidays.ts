import { LANGUAGES, type Language } from '@/lib/i18n/language';
import type { LocalDate } from '@/lib/time/local-date';

/** A public holiday of a country or region, and its days of the reckoned years. */
export interface Holiday {
  /** The name in the country's own language. */
  readonly local: string;
  /** The names in the app's languages, where they are other than the local one. */
  readonly en?: string | undefined;
  readonly es?: string | undefined;
  readonly fr?: string | undefined;
  readonly de?: string | undefined;
  /** In the order of the calendar. */
  readonly dates: readonly LocalDate[];
}

/** A part of a country with holidays of its own. */
export interface HolidayRegion {
  /** ISO 3166-2 without the country, `BY`; a part of that after a dot, `BY.A`. */
  readonly code: string;
  readonly name: string;
}

/** The holidays of a chosen country and region, reckoned once: nothing else is needed to show them. */
export interface Holidays {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** The code of one of `regions`; absent: only what the whole country has. */
  readonly region?: string | undefined;
  /** What there is to choose from. */
  readonly regions: readonly HolidayRegion[];
  /** The reckoned years, both included. */
  readonly firstYear: number;
  readonly lastYear: number;
  readonly holidays: readonly Holiday[];
}

/** Which country and region somebody has chosen. */
export type HolidayPlace = Pick<Holidays, 'country' | 'region'>;

/** A holiday on one of its days, by the name in one language. */
export interface NamedDay {
  readonly date: LocalDate;
  readonly name: string;
}

const LATIN = /\p{Script=Latin}/u;

/** The names of the day's holidays in that language; none where no country is chosen or the year is not reckoned. */
export function holidaysOn(
  value: Holidays | undefined,
  date: LocalDate,
  language: Language,
): readonly string[] {
  if (!value) return [];
  return (daysOf(value).get(date) ?? []).map((holiday) => nameOf(holiday, language));
}

/** The holidays from one day to another, both included, in the order of the calendar. */
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

/** Whether it is time to reckon further years: the next one is not among them. */
export function needsYears(value: Holidays | undefined, today: LocalDate): boolean {
  return value !== undefined && yearOf(today) + 1 > value.lastYear;
}

export function yearOf(date: LocalDate): number {
  return Number(date.slice(0, 4));
}

/** The name in that language; without one the local name, unless it is in letters that no language of the app has. */
function nameOf(holiday: Holiday, language: Language): string {
  const { local, en, [language]: own } = holiday;
  return own ?? (LATIN.test(local) ? local : (en ?? local));
}

/** Asked for every day that is shown, of a value that stays the same. */
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

/** The fields of a holiday that hold a name. */
export const NAME_FIELDS = ['local', ...LANGUAGES] as const;
