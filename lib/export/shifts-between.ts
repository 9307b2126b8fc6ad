import type { ScheduleIndex } from '@/lib/shifts/change/schedule-index';
import type { Shift } from '@/lib/shifts/shift/shift';
import type { LocalDate } from '@/lib/time/local-date';

/** Both days inclusive, in calendar order. Visits only months with shifts, so the range may be long. */
export function shiftsBetween(
  { months }: Pick<ScheduleIndex, 'months'>,
  first: LocalDate,
  last: LocalDate,
): readonly Shift[] {
  const isInside = (text: string, length: number) =>
    text >= first.slice(0, length) && text <= last.slice(0, length);
  return [...months.keys()]
    .filter((month) => isInside(month, 7))
    .sort()
    .flatMap((month) => {
      const days = [...(months.get(month) ?? [])].filter(([date]) => isInside(date, 10));
      return days.sort(([one], [other]) => (one < other ? -1 : 1)).flatMap(([, shifts]) => shifts);
    });
}
