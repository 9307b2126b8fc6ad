import { minuteOfDay, parseClockTime } from './clock-time';
import { DAY_MINUTES } from './units';

/** Wall-clock minutes from the midnight that begins the shift's date; the end is past 1440 when overnight. */
export interface Interval {
  readonly startMinute: number;
  readonly endMinute: number;
}

/** The duration of a shift whose times cannot be understood (SPEC section 8). */
const FALLBACK_DURATION_MINUTES = 120;

/** Whether the end is at or before the start, so that 24 hours are added to it; equal times make 24 hours. */
export function isOvernight(startTime: string, endTime: string): boolean {
  return minuteOfDay(endTime) <= minuteOfDay(startTime);
}

/**
 * The wall-clock span of a shift: a night with a clock change counts the planned hours, since SPEC section 5 requires
 * nothing else. Invalid times count as minute 0.
 */
export function intervalOf(startTime: string, endTime: string): Interval {
  const startMinute = minuteOfDay(startTime);
  const endMinute = minuteOfDay(endTime);
  return { startMinute, endMinute: endMinute <= startMinute ? endMinute + DAY_MINUTES : endMinute };
}

/** Whether two spans share time. Touching spans do not overlap. */
export function intervalsOverlap(one: Interval, other: Interval): boolean {
  return one.endMinute > other.startMinute && one.startMinute < other.endMinute;
}

/** The planned length in minutes, 1 to 1440; 120 when a time cannot be understood (SPEC section 8). */
export function durationMinutes(startTime: string, endTime: string): number {
  if (parseClockTime(startTime) === undefined || parseClockTime(endTime) === undefined) {
    return FALLBACK_DURATION_MINUTES;
  }
  const { startMinute, endMinute } = intervalOf(startTime, endTime);
  return endMinute - startMinute;
}
