import type { ScheduleIndex } from '@/lib/shifts/change/schedule-index';
import { isCounted } from '@/lib/shifts/shift/shift';
import type { LocalDate } from '@/lib/time/local-date';
import { startOfWeek, type WeekStart } from '@/lib/time/week';

/** The first day of the latest earlier week with a shift that is not canceled; undefined if none is read. */
export function findLastPlannedWeek(
  { months }: ScheduleIndex,
  firstDay: LocalDate,
  weekStart: WeekStart,
): LocalDate | undefined {
  const earlier = [...months.keys()].filter((month) => month <= firstDay.slice(0, 7)).sort();
  for (const month of earlier.reverse()) {
    const days = [...(months.get(month) ?? [])].filter(
      ([date, shifts]) => date < firstDay && shifts.some(isCounted),
    );
    const latest = days
      .map(([date]) => date)
      .sort()
      .at(-1);
    if (latest) return startOfWeek(latest, weekStart);
  }
  return undefined;
}
