import { remembered } from '@/lib/remembered';
import { minuteOfDay, parseMinute } from './clock-time';
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
  return between(minuteOfDay(startTime) * DAY_MINUTES + minuteOfDay(endTime));
}

/** By both minutes as one number, and cached: the rules ask for the spans of few times again and again. */
const between = remembered((minutes: number): Interval => {
  const startMinute = Math.floor(minutes / DAY_MINUTES);
  const endMinute = minutes % DAY_MINUTES;
  return { startMinute, endMinute: endMinute <= startMinute ? endMinute + DAY_MINUTES : endMinute };
});

/** Whether two spans share time. Touching spans do not overlap. */
export function intervalsOverlap(one: Interval, other: Interval): boolean {
  return one.endMinute > other.startMinute && one.startMinute < other.endMinute;
}

/** The planned length in minutes, 1 to 1440; 120 when a time cannot be understood (SPEC section 8). */
export function durationMinutes(startTime: string, endTime: string): number {
  const startMinute = parseMinute(startTime);
  const endMinute = parseMinute(endTime);
  if (startMinute === undefined || endMinute === undefined) return FALLBACK_DURATION_MINUTES;
  return endMinute <= startMinute ? endMinute + DAY_MINUTES - startMinute : endMinute - startMinute;
}
