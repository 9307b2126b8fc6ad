import type { SharedWeek } from '@/lib/share/shared-week';
import { addDays, isoWeekday, type LocalDate } from '@/lib/time/local-date';
import { sevenDaysFrom } from '@/lib/time/week';
import { type Working, workingIn } from './working';

/** The week that holds the day: of several, the one published last; undefined where none does. */
export function weekHolding(weeks: readonly SharedWeek[], date: LocalDate): SharedWeek | undefined {
  return newest(weeks.filter(({ firstDay }) => firstDay <= date && date <= addDays(firstDay, 6)));
}

/** The week that was published last; undefined where there is none. */
export function newest(weeks: readonly SharedWeek[]): SharedWeek | undefined {
  return weeks.reduce<SharedWeek | undefined>(
    (last, week) => (last && last.publishedAt > week.publishedAt ? last : week),
    undefined,
  );
}

/** Everybody's shifts of all those weeks, in order of start; a day that two weeks hold is taken from the newer one alone. */
export function workingOf(weeks: readonly SharedWeek[]): readonly Working[] {
  return weeks
    .flatMap((week) => workingIn(week).filter(({ shift }) => weekHolding(weeks, shift.date) === week))
    .sort((one, other) => one.start - other.start);
}

/**
 * The day a step away: between the first day of the weeks and their last, today among them; undefined beyond. Days of a
 * week between two published ones are not left out.
 */
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

/**
 * The seven days among which the day is shown: those of the week that holds it, or else those of a week as the newest one
 * begins; the day and the next six where no week is known.
 */
export function daysAround(weeks: readonly SharedWeek[], date: LocalDate): readonly LocalDate[] {
  const known = weekHolding(weeks, date)?.firstDay ?? newest(weeks)?.firstDay ?? date;
  const weekday = (isoWeekday(date) - isoWeekday(known) + 7) % 7;
  return sevenDaysFrom(addDays(date, -weekday));
}
