import { byName, type SharedShift, type SharedWeek } from '@/lib/share/shared-week';
import { OPEN_SHIFT_NAME } from '@/lib/shifts/shift/open-shift';
import { toInstant } from '@/lib/time/instant';
import { intervalOf } from '@/lib/time/interval';
import { addDays, isoWeekday, type LocalDate } from '@/lib/time/local-date';
import { isZone } from '@/lib/time/wall-clock';
import { sevenDaysFrom } from '@/lib/time/week';

/** The last published of the weeks that contain the date; undefined if no week does. */
export function weekWithDay(weeks: readonly SharedWeek[], date: LocalDate): SharedWeek | undefined {
  return newestWeek(weeks.filter(({ firstDay }) => firstDay <= date && date <= addDays(firstDay, 6)));
}

/** The last published week. */
export function newestWeek(weeks: readonly SharedWeek[]): SharedWeek | undefined {
  return weeks.reduce<SharedWeek | undefined>(
    (last, week) => (last && last.publishedAt > week.publishedAt ? last : week),
    undefined,
  );
}

/** All shifts in order of start; a day in two weeks comes only from the newer week. */
export function timedShiftsOfWeeks(weeks: readonly SharedWeek[]): readonly TimedShift[] {
  return weeks
    .flatMap((week) => timedShiftsOf(week).filter(({ shift }) => weekWithDay(weeks, shift.date) === week))
    .sort((one, other) => one.start - other.start);
}

/**
 * Undefined outside the range of the weeks and today. Includes days of unpublished weeks within the range.
 */
export function stepDay(
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
  const known = weekWithDay(weeks, date)?.firstDay ?? newestWeek(weeks)?.firstDay ?? date;
  const weekday = (isoWeekday(date) - isoWeekday(known) + 7) % 7;
  return sevenDaysFrom(addDays(date, -weekday));
}

export interface TimedShift {
  /** Empty for an open shift. */
  readonly name: string;
  readonly shift: SharedShift;
  /** Epoch milliseconds. */
  readonly start: number;
  /** Epoch milliseconds, after `start`. */
  readonly end: number;
}

/**
 * In order of start, open shifts last. At a clock change, a shift begins at the first and ends at the second
 * occurrence of a time. A start in the skipped hour moves before the change. An unknown zone counts as the
 * device's zone.
 */
export function timedShiftsOf({ people, zone }: SharedWeek): readonly TimedShift[] {
  const known = isZone(zone) ? zone : undefined;
  return people
    .flatMap(({ name, shifts }) =>
      shifts.map((shift): TimedShift => {
        const { startMinute, endMinute } = intervalOf(shift.startTime, shift.endTime);
        return {
          name,
          shift,
          start: toInstant(shift.date, startMinute, known, 'earlier'),
          end: toInstant(shift.date, endMinute, known, 'later'),
        };
      }),
    )
    .sort(byStart);
}

function byStart(one: TimedShift, other: TimedShift): number {
  const isOpen = ({ name }: TimedShift) => Number(name === OPEN_SHIFT_NAME);
  return one.start - other.start || isOpen(one) - isOpen(other) || one.end - other.end || byName(one, other);
}

/**
 * The shifts that are running at `at`. A shift that ends at `at` is over; a shift that begins at `at` is
 * running.
 */
export function workingNow(working: readonly TimedShift[], at: number): readonly TimedShift[] {
  return working.filter(({ start, end }) => start <= at && at < end);
}

/** The next `least` shifts, plus all that begin together with the last of these; fewer if no more exist. */
export function upcomingShifts(
  working: readonly TimedShift[],
  at: number,
  least: number,
): readonly TimedShift[] {
  const coming = working.filter(({ start }) => start > at);
  const last = coming[least - 1]?.start;
  return last === undefined ? coming : coming.filter(({ start }) => start <= last);
}
