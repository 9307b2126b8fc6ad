import type { SharedWeek } from '@/lib/share/shared-week';
import { addDays, isoWeekday, type LocalDate } from '@/lib/time/local-date';
import { sevenDaysFrom } from '@/lib/time/week';
import { type Working, workingIn } from './working';

/** The week with that day; of several, the last published. Undefined if none has it. */
export function weekHolding(weeks: readonly SharedWeek[], date: LocalDate): SharedWeek | undefined {
  return newest(weeks.filter(({ firstDay }) => firstDay <= date && date <= addDays(firstDay, 6)));
}

/** The last published week. */
export function newest(weeks: readonly SharedWeek[]): SharedWeek | undefined {
  return weeks.reduce<SharedWeek | undefined>(
    (last, week) => (last && last.publishedAt > week.publishedAt ? last : week),
    undefined,
  );
}

/** All shifts in order of start; a day in two weeks comes only from the newer one. */
export function workingOf(weeks: readonly SharedWeek[]): readonly Working[] {
  return weeks
    .flatMap((week) => workingIn(week).filter(({ shift }) => weekHolding(weeks, shift.date) === week))
    .sort((one, other) => one.start - other.start);
}

/** Undefined beyond the weeks and today. Includes days of unpublished weeks in between. */
export function dayStepped(
  weeks: readonly SharedWeek[],
  { from, step, today }: { readonly from: LocalDate; readonly step: 1 | -1; readonly today: LocalDate },
): LocalDate | undefined {
  const days = weeks.flatMap(({ firstDay }) => [firstDay, addDays(firstDay, 6)]);
  const there = addDays(from, step);
  const isBetween =
    [today, ...days].some((day) => day <= there) && [today, ...days].some((day) => there <= day);
  return isBetween && there !== from ? there : undefined;
}

/** The published week with the day, else a week aligned to the newest one, else seven days from the day. */
export function daysAround(weeks: readonly SharedWeek[], date: LocalDate): readonly LocalDate[] {
  const known = weekHolding(weeks, date)?.firstDay ?? newest(weeks)?.firstDay ?? date;
  const weekday = (isoWeekday(date) - isoWeekday(known) + 7) % 7;
  return sevenDaysFrom(addDays(date, -weekday));
}
