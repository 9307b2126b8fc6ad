import { dayLines, linesForTeam } from '@/lib/days/day-lines';
import type { DayRecords } from '@/lib/days/day-record';
import type { LocalDate } from '@/lib/time/local-date';
import { type OpeningHours, openingOn } from '@/lib/time/opening-hours';
import type { SharedDay } from './shared-week';

interface SaidOfDays {
  readonly days: DayRecords;
  readonly openingHours: OpeningHours;
  readonly holidaysOn: (date: LocalDate) => readonly string[];
}

/** Days without team notes are omitted. */
export function sharedDaysOf(
  dates: readonly LocalDate[],
  { days, openingHours, holidaysOn }: SaidOfDays,
): readonly SharedDay[] {
  return dates.flatMap((date) => {
    const lines = linesForTeam(
      dayLines({
        record: days.get(date),
        opening: openingOn(openingHours, date),
        holidays: holidaysOn(date),
      }),
    );
    return lines.length > 0 ? [{ date, lines }] : [];
  });
}
