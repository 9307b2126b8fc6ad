import type { ClockTime } from '@/lib/time/clock-time';
import { type Interval, intervalOf } from '@/lib/time/interval';
import { intervalOn } from '@/lib/time/interval-on';
import { addDays, daysBetween, isoWeekday, type LocalDate } from '@/lib/time/local-date';
import { DAY_MINUTES } from '@/lib/time/units';
import { startOfWeek } from '@/lib/time/week';
import {
  type Availability,
  type AvailabilityException,
  type LaterWeek,
  readAvailability,
  type WeeklyAvailability,
} from './stored-availability';

export interface DayAvailability {
  readonly kind: 'all' | 'none' | 'hours';
  /**
   * Disjoint, in order, in minutes from midnight. A stretch up to midnight ends at 2880, to include the
   * night.
   */
  readonly stretches: readonly Interval[];
  /** The deciding exception; absent if the weekly pattern decides. */
  readonly reason?: AvailabilityException;
}

export interface WantedTime {
  readonly date: LocalDate;
  readonly startTime: ClockTime;
  readonly endTime: ClockTime;
}

/** Availability as stored; an employee without a stored availability is always available. */
interface Available {
  readonly availability?: unknown;
}

const WHOLE_DAY: Interval = { startMinute: 0, endMinute: 2 * DAY_MINUTES };
const FREE_ALL_DAY: DayAvailability = { kind: 'all', stretches: [WHOLE_DAY] };

/**
 * An exception with hours applies to these minutes, also at night. A whole-day exception applies to all
 * shifts that begin on its days.
 */
export function availabilityOf({ availability }: Available, date: LocalDate): DayAvailability {
  if (availability === undefined) return FREE_ALL_DAY;
  const known = readAvailability(availability);
  const { exceptions } = known;
  let stretches = weeklyStretches(weeklyOn(known, date), isoWeekday(date));
  let reason: AvailabilityException | undefined;
  for (const exception of exceptions) {
    const touched = touchedStretches(exception, date);
    if (touched.length === 0) continue;
    stretches =
      exception.kind === 'available' ? joined([...stretches, ...touched]) : without(stretches, touched);
    if (touched.some(({ startMinute }) => startMinute < DAY_MINUTES)) reason = exception;
  }
  const ofDay = stretches.filter(({ startMinute }) => startMinute < DAY_MINUTES);
  return { kind: kindOf(ofDay), stretches: ofDay, ...(reason && { reason }) };
}

export function isAvailableFor(employee: Available, wanted: WantedTime): boolean {
  const { startMinute, endMinute } = intervalOf(wanted.startTime, wanted.endTime);
  return availabilityOf(employee, wanted.date).stretches.some(
    (stretch) => stretch.startMinute <= startMinute && endMinute <= stretch.endMinute,
  );
}

/** The pattern that began last applies. Weeks are counted from Monday. */
function weeklyOn({ weekly, later = [] }: Availability, date: LocalDate): readonly WeeklyAvailability[] {
  let last: LaterWeek | undefined;
  for (const week of later) {
    if (week.from > date || (last && week.from < last.from)) continue;
    if (!week.everySecond || weeksBetween(week.from, date) % 2 === 0) last = week;
  }
  return last?.weekly ?? weekly;
}

function weeksBetween(from: LocalDate, date: LocalDate): number {
  return daysBetween(startOfWeek(from, 'monday'), startOfWeek(date, 'monday')) / 7;
}

function kindOf(stretches: readonly Interval[]): DayAvailability['kind'] {
  const [first] = stretches;
  if (!first) return 'none';
  return first.startMinute === 0 && first.endMinute >= DAY_MINUTES ? 'all' : 'hours';
}

function weeklyStretches(weekly: readonly WeeklyAvailability[], weekday: number): readonly Interval[] {
  const entries = weekly.filter((entry) => entry.weekday === weekday);
  if (entries.length === 0) return [WHOLE_DAY];
  return joined(
    entries.flatMap(({ kind, from, to }) =>
      kind === 'hours' && from !== undefined && to !== undefined ? [intervalOf(from, to)] : [],
    ),
  );
}

/** The part of the 48 hours from midnight that the exception affects. */
function touchedStretches(exception: AvailabilityException, date: LocalDate): readonly Interval[] {
  const { kind, from, to, start, end } = exception;
  if (kind === 'timeOff' || start === undefined || end === undefined) {
    return from <= date && date <= to ? [WHOLE_DAY] : [];
  }
  // Stretches of the day before may pass midnight; those of the day after cover the night.
  return [-1, 0, 1].flatMap((days) => {
    const day = addDays(date, days);
    if (day < from || to < day) return [];
    const { startMinute, endMinute } = intervalOn(days, start, end);
    const shifted = {
      startMinute: Math.max(startMinute, WHOLE_DAY.startMinute),
      endMinute: Math.min(endMinute, WHOLE_DAY.endMinute),
    };
    return shifted.startMinute < shifted.endMinute ? [shifted] : [];
  });
}

/** In order, with touching and overlapping stretches merged. */
function joined(stretches: readonly Interval[]): readonly Interval[] {
  const sorted = [...stretches].sort((one, other) => one.startMinute - other.startMinute);
  const result: Interval[] = [];
  for (const next of sorted) {
    const last = result.at(-1);
    if (!last || last.endMinute < next.startMinute) result.push(next);
    else result[result.length - 1] = { ...last, endMinute: Math.max(last.endMinute, next.endMinute) };
  }
  return result;
}

function without(stretches: readonly Interval[], taken: readonly Interval[]): readonly Interval[] {
  return taken.reduce<readonly Interval[]>(
    (left, { startMinute, endMinute }) =>
      left.flatMap((stretch) =>
        [
          { ...stretch, endMinute: Math.min(stretch.endMinute, startMinute) },
          { ...stretch, startMinute: Math.max(stretch.startMinute, endMinute) },
        ].filter((part) => part.startMinute < part.endMinute),
      ),
    stretches,
  );
}
