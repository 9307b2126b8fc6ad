import type { Shift } from '@/lib/shifts/shift/shift';
import { type Interval, intervalOf } from '@/lib/time/interval';
import { intervalOn } from '@/lib/time/interval-on';
import { HOUR_MINUTES } from '@/lib/time/units';

/** A ruler's range in minutes from midnight; whole hours. */
export interface DayAxis {
  readonly startMinute: number;
  readonly endMinute: number;
}

/** 6 AM to 6 AM the next day: a restaurant's day. */
const USUAL_AXIS: DayAxis = { startMinute: 6 * HOUR_MINUTES, endMinute: 30 * HOUR_MINUTES };
const TICK_MINUTES = 6 * HOUR_MINUTES;
/** A longer ruler has a tick every 12 hours, so that labels do not collide. */
const MAX_MINUTES_WITH_CLOSE_TICKS = 30 * HOUR_MINUTES;

/**
 * An axis that fits all shifts: 6 AM to 6 AM or wider, and from midnight if shifts run in from the day
 * before.
 */
export function dayAxisFor(shiftsOfDay: readonly Shift[], carried: readonly Shift[] = []): DayAxis {
  let { startMinute, endMinute } = USUAL_AXIS;
  for (const span of [
    ...carried.map((shift) => spanOn(shift, true)),
    ...shiftsOfDay.map((shift) => spanOn(shift, false)),
  ]) {
    startMinute = Math.min(startMinute, Math.floor(span.startMinute / HOUR_MINUTES) * HOUR_MINUTES);
    endMinute = Math.max(endMinute, Math.ceil(span.endMinute / HOUR_MINUTES) * HOUR_MINUTES);
  }
  return { startMinute, endMinute };
}

/** The shift's span on its start day or, if carried over, on the next day from midnight. */
function spanOn({ startTime, endTime }: Shift, isCarried: boolean): Interval {
  if (!isCarried) return intervalOf(startTime, endTime);
  return { startMinute: 0, endMinute: intervalOn(-1, startTime, endTime).endMinute };
}

/** Position on the axis, clamped to 0 to 1. */
export function axisShare({ startMinute, endMinute }: DayAxis, minute: number): number {
  return Math.min(Math.max((minute - startMinute) / (endMinute - startMinute), 0), 1);
}

/** A tick every 6 hours of the clock, or every 12 hours on a long axis. */
export function axisTicks({ startMinute, endMinute }: DayAxis): readonly number[] {
  const step = endMinute - startMinute > MAX_MINUTES_WITH_CLOSE_TICKS ? 2 * TICK_MINUTES : TICK_MINUTES;
  const first = Math.ceil(startMinute / step) * step;
  const count = Math.floor((endMinute - first) / step) + 1;
  return Array.from({ length: count }, (_, position) => first + position * step);
}

/** Start and length on the axis as fractions, 0 to 1; a carried-over shift starts at midnight. */
export function axisSpan(
  axis: DayAxis,
  shift: Shift,
  isCarried = false,
): { readonly start: number; readonly length: number } {
  const { startMinute, endMinute } = spanOn(shift, isCarried);
  const start = axisShare(axis, startMinute);
  return { start, length: axisShare(axis, endMinute) - start };
}
