import type { Language } from '@/lib/i18n/language';
import type { LocalDate } from '@/lib/time/local-date';
import type { HolidayPlace, HolidayRegion } from './holidays';

/** A public holiday of one year, as a calculator knows it. */
export interface CalculatedHoliday {
  /** By which rule it comes back: the same in every year and language. */
  readonly rule: string;
  /** Its first day on the country's calendar, and how many days it lasts. */
  readonly date: LocalDate;
  readonly dayCount: number;
  readonly name: string;
}

/** What knows the rules of all countries. */
export interface HolidayCalculator {
  /** The parts of the country that have holidays of their own; none of a country that is not known. */
  regionsOf(country: string): readonly HolidayRegion[];
  /** The public holidays of that year; names in the country's own language where it is `local`, or where there are no others. */
  publicHolidays(
    place: HolidayPlace,
    year: number,
    language: Language | 'local',
  ): readonly CalculatedHoliday[];
}
