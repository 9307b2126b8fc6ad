import type { Language } from '@/lib/i18n/language';
import type { LocalDate } from '@/lib/time/local-date';
import type { HolidayPlace, HolidayRegion } from './holidays';

export interface CalculatedHoliday {
  /** The same in every year and language. */
  readonly rule: string;
  /** The first day on the country's calendar. */
  readonly date: LocalDate;
  readonly dayCount: number;
  readonly name: string;
}

export interface HolidayCalculator {
  /** Empty for an unknown country. */
  regionsOf(country: string): readonly HolidayRegion[];
  /** `local` names, or names without a translation, are in the country's language. */
  publicHolidays(
    place: HolidayPlace,
    year: number,
    language: Language | 'local',
  ): readonly CalculatedHoliday[];
}
