import type { SharedKind } from '@/lib/auto-fill/proposal';
import { nameKey } from '@/lib/employees/employee';
import { type ScheduleIndex, shiftsOn } from '@/lib/shifts/change/schedule-index';
import { isOpenShift } from '@/lib/shifts/shift/open-shift';
import { isCounted, type Shift } from '@/lib/shifts/shift/shift';
import { minuteOfDay } from '@/lib/time/clock-time';
import { type Interval, intervalOf } from '@/lib/time/interval';
import { addDays, isoWeekday, type LocalDate } from '@/lib/time/local-date';
import { type OpeningHours, openingOn } from '@/lib/time/opening-hours';
import { HOUR_MINUTES } from '@/lib/time/units';
import { DAYS_BACK } from './fill-costs';

/**
 * A shift that begins in the first quarter of the day's span is early; a shift that ends in the last quarter
 * is closing.
 */
const END_SHARE = 1 / 4;
const SATURDAY = 6;

/** People are identified by `nameKey`. */
export interface RecentWork {
  /**
   * Number of the last eight weeks in which the person worked this role on this weekday, starting within an
   * hour of `shift`.
   */
  usualCount(key: string, shift: Shift): number;
  /** The person's shifts of the kind in the last eight weeks, plus later fixed shifts. */
  sharedCount(key: string, kind: SharedKind): number;
  kindsOf(shift: Shift): readonly SharedKind[];
}

/** Covers the eight weeks before the first date, and the dates themselves. */
export function recentWorkOf(
  shifts: ScheduleIndex,
  locked: ScheduleIndex,
  dates: readonly [first: LocalDate, ...others: LocalDate[]],
  openingHours: OpeningHours,
): RecentWork {
  const [first] = dates;
  const starts = new Map<string, Map<LocalDate, number[]>>();
  const shared = new Map<string, number>();
  const spans = new Map<LocalDate, Interval>();

  function spanOf(date: LocalDate): Interval {
    const known = spans.get(date);
    if (known) return known;
    const span = spanOfDay(shiftsOn(shifts, date), openingHours, date);
    spans.set(date, span);
    return span;
  }
  const kindsOf = (shift: Shift) => kindsIn(shift, spanOf(shift.date));

  function look(date: LocalDate, isPast: boolean): void {
    for (const shift of shiftsOn(locked, date)) {
      if (!isCounted(shift) || isOpenShift(shift)) continue;
      const key = nameKey(shift.employeeName);
      for (const kind of kindsOf(shift)) {
        const name = `${kind} ${key}`;
        shared.set(name, (shared.get(name) ?? 0) + 1);
      }
      if (!isPast) continue;
      const name = usualKey(key, shift);
      const days = starts.get(name) ?? new Map<LocalDate, number[]>();
      starts.set(name, days);
      days.set(date, [...(days.get(date) ?? []), minuteOfDay(shift.startTime)]);
    }
  }
  for (let count = DAYS_BACK; count > 0; count -= 1) look(addDays(first, -count), true);
  for (const date of new Set(dates)) look(date, false);

  return {
    usualCount(key, shift) {
      const start = minuteOfDay(shift.startTime);
      const days = starts.get(usualKey(key, shift))?.values() ?? [];
      return [...days].filter((all) => all.some((minute) => Math.abs(minute - start) <= HOUR_MINUTES)).length;
    },
    sharedCount: (key, kind) => shared.get(`${kind} ${key}`) ?? 0,
    kindsOf,
  };
}

export function isWeekend(date: LocalDate): boolean {
  return isoWeekday(date) >= SATURDAY;
}

function usualKey(key: string, { date, role }: Shift): string {
  return `${isoWeekday(date)} ${role}\n${key}`;
}

/** The opening hours, else from the first start to the last end. */
function spanOfDay(day: readonly Shift[], openingHours: OpeningHours, date: LocalDate): Interval {
  const { from, to } = openingOn(openingHours, date) ?? {};
  if (from && to) return intervalOf(from, to);
  const spans = day.filter(isCounted).map(({ startTime, endTime }) => intervalOf(startTime, endTime));
  return {
    startMinute: Math.min(...spans.map(({ startMinute }) => startMinute)),
    endMinute: Math.max(...spans.map(({ endMinute }) => endMinute)),
  };
}

/** A closing shift is never early, however long. */
function kindsIn(shift: Shift, span: Interval): readonly SharedKind[] {
  const { startMinute, endMinute } = intervalOf(shift.startTime, shift.endTime);
  const end = (span.endMinute - span.startMinute) * END_SHARE;
  const weekend: readonly SharedKind[] = isWeekend(shift.date) ? ['weekend'] : [];
  if (endMinute > span.endMinute - end) return [...weekend, 'closing'];
  return startMinute < span.startMinute + end ? [...weekend, 'early'] : weekend;
}
