import { LANGUAGES } from '@/lib/i18n/language';
import { addDays, type LocalDate } from '@/lib/time/local-date';
import type { CalculatedHoliday, HolidayCalculator } from './holiday-calculator';
import { type Holiday, type HolidayPlace, type Holidays, NAME_FIELDS, yearOf } from './holidays';

/** Relative to today's year. */
const YEARS_BACK = 1;
const YEARS_AHEAD = 4;
const MAX_DAYS_OF_ONE = 14;
const MAX_NAME_LENGTH = 200;

/** Corrections of holiday names in the data, by name field and rule. */
const CORRECTED_NAMES: Readonly<Record<string, string>> = {
  // The data names the Assumption, which is in August, instead of the Ascension.
  'es easter 39': 'Ascensión del Señor',
};

type Names = Omit<Holiday, 'dates'>;
type NameField = (typeof NAME_FIELDS)[number];

/** From last year to the fourth year ahead. Ignores an unknown region; empty for an unknown country. */
export function computeHolidays(
  { country, region }: HolidayPlace,
  today: LocalDate,
  calculator: HolidayCalculator,
): Holidays {
  const regions = calculator.regionsOf(country);
  const isKnown = regions.some(({ code }) => code === region);
  const place = { country, ...(isKnown && { region }) };
  const [firstYear, lastYear] = [yearOf(today) - YEARS_BACK, yearOf(today) + YEARS_AHEAD];
  const years = Array.from({ length: lastYear - firstYear + 1 }, (_, index) => firstYear + index);
  /** Keyed by names: a holiday that is moved in one year has a different name in that year. */
  const holidays = new Map<string, { readonly names: Names; readonly dates: Set<LocalDate> }>();
  for (const year of years) {
    for (const { days, names } of holidaysOfYear(place, year, calculator)) {
      const key = JSON.stringify(names);
      const known = holidays.get(key) ?? { names, dates: new Set() };
      for (const date of days) known.dates.add(date);
      holidays.set(key, known);
    }
  }
  return {
    ...place,
    regions,
    firstYear,
    lastYear,
    holidays: [...holidays.values()].map(({ names, dates }) => ({ ...names, dates: [...dates].sort() })),
  };
}

function holidaysOfYear(place: HolidayPlace, year: number, calculator: HolidayCalculator) {
  const named = NAME_FIELDS.map((field) => ({
    field,
    byKey: new Map(calculator.publicHolidays(place, year, field).map((one) => [keyOf(one), one])),
  }));
  const local = named.find(({ field }) => field === 'local')?.byKey ?? new Map<string, CalculatedHoliday>();
  return [...local].map(([key, { date, dayCount }]) => ({
    days: Array.from({ length: Math.min(dayCount, MAX_DAYS_OF_ONE) }, (_, index) => addDays(date, index)),
    names: namesOf(named.map(({ field, byKey }) => [field, tidyName(field, byKey.get(key))] as const)),
  }));
}

function keyOf({ rule, date }: CalculatedHoliday): string {
  return `${date} ${rule}`;
}

/** Only names that differ from the local one. */
function namesOf(texts: readonly (readonly [NameField, string])[]): Names {
  const { local = '', ...others }: Partial<Record<NameField, string>> = Object.fromEntries(texts);
  const translated = LANGUAGES.flatMap((language) => {
    const name = others[language];
    return name && name !== local ? [[language, name] as const] : [];
  });
  return { local, ...Object.fromEntries(translated) };
}

/** Without an article, and capitalized if the script has capitals. */
function tidyName(field: NameField, holiday: CalculatedHoliday | undefined): string {
  if (!holiday) return '';
  const name =
    CORRECTED_NAMES[`${field} ${holiday.rule}`] ?? holiday.name.replace(/^(?:l’|la |le )(?=\p{Lu})/u, '');
  return name
    .trim()
    .slice(0, MAX_NAME_LENGTH)
    .replace(/^\p{Script=Latin}/u, (letter) => letter.toUpperCase());
}
