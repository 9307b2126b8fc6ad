import { memoize } from '@/lib/memoize';
import { minuteOfDay, parseMinute } from './clock-time';
import { DAY_MINUTES } from './units';

/** Wall-clock minutes from the midnight of the shift's date; the end exceeds 1440 when overnight. */
export interface Interval {
  readonly startMinute: number;
  readonly endMinute: number;
}

/** The duration of a shift with an invalid time (SPEC section 8). */
const FALLBACK_DURATION_MINUTES = 120;

/** Whether the end is on the next day: at or before the start. Equal times make 24 hours. */
export function isOvernight(startTime: string, endTime: string): boolean {
  return minuteOfDay(endTime) <= minuteOfDay(startTime);
}

/** Ignores clock changes: planned hours count (SPEC section 5). Invalid times count as minute 0. */
export function intervalOf(startTime: string, endTime: string): Interval {
  return between(minuteOfDay(startTime) * DAY_MINUTES + minuteOfDay(endTime));
}

/** Cached by both minutes as one number: few different spans occur. */
const between = memoize((minutes: number): Interval => {
  const startMinute = Math.floor(minutes / DAY_MINUTES);
  const endMinute = minutes % DAY_MINUTES;
  return { startMinute, endMinute: endMinute <= startMinute ? endMinute + DAY_MINUTES : endMinute };
});

/** Touching spans do not overlap. */
export function intervalsOverlap(one: Interval, other: Interval): boolean {
  return one.endMinute > other.startMinute && one.startMinute < other.endMinute;
}

/** Planned minutes, 1 to 1440; 120 for an invalid time (SPEC section 8). */
export function durationMinutes(startTime: string, endTime: string): number {
  const startMinute = parseMinute(startTime);
  const endMinute = parseMinute(endTime);
  if (startMinute === undefined || endMinute === undefined) return FALLBACK_DURATION_MINUTES;
  return endMinute <= startMinute ? endMinute + DAY_MINUTES - startMinute : endMinute - startMinute;
}
