import { areSameOpenings, openingsOf, withOpenings } from '@/lib/days/day-opening';
import type { DayRecords } from '@/lib/days/day-record';
import type { OpeningHours } from '@/lib/time/opening-hours';

interface Openings {
  /** The same object while neither the weekdays' hours nor those of single dates change. */
  get(): OpeningHours;
  /** Takes up what is said of single dates; false where that is what is known. */
  follow(days: DayRecords): boolean;
}

/** The opening hours of the settings together with those of single dates, which the schedule holds. */
export function createOpenings(ofWeekdays: () => OpeningHours): Openings {
  let dates: NonNullable<OpeningHours['dates']> = new Map();
  let hours = ofWeekdays();
  let whole = hours;
  return {
    get() {
      const latest = ofWeekdays();
      if (latest !== hours) {
        hours = latest;
        whole = withOpenings(hours, dates);
      }
      return whole;
    },
    follow(days) {
      const latest = openingsOf(days);
      if (areSameOpenings(dates, latest)) return false;
      dates = latest;
      whole = withOpenings(hours, dates);
      return true;
    },
  };
}
