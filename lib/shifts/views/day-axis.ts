import type { Shift } from '@/lib/shifts/shift/shift';
import { type Interval, intervalOf } from '@/lib/time/interval';
import { intervalOn } from '@/lib/time/interval-on';

/** The hours that a day's ruler covers, in minutes from the day's midnight; whole hours. */
export interface DayAxis {
  readonly startMinute: number;
  readonly endMinute: number;
}

const HOUR = 60;
/** 6 AM to 6 AM the next day: a restaurant's day. */
const USUAL_AXIS: DayAxis = { startMinute: 6 * HOUR, endMinute: 30 * HOUR };
const TICK_MINUTES = 6 * HOUR;
/** A longer ruler has a tick every 12 hours, so that its labels do not collide. */
const MAX_MINUTES_WITH_CLOSE_TICKS = 30 * HOUR;

/**
 * The axis that fits all shifts of a day: 6 to 6, wider only when a shift begins earlier or ends later; from midnight
 * when there are shifts of the day before that run into the day.
 */
export function dayAxisFor(shiftsOfDay: readonly Shift[], carried: readonly Shift[] = []): DayAxis {
  let { startMinute, endMinute } = USUAL_AXIS;
  for (const span of [
    ...carried.map((shift) => spanOn(shift, true)),
    ...shiftsOfDay.map((shift) => spanOn(shift, false)),
  ]) {
    startMinute = Math.min(startMinute, Math.floor(span.startMinute / HOUR) * HOUR);
    endMinute = Math.max(endMinute, Math.ceil(span.endMinute / HOUR) * HOUR);
  }
  return { startMinute, endMinute };
}

/** The shift's span on its own day, or, from midnight on, on the day into which it runs. */
function spanOn({ startTime, endTime }: Shift, isCarried: boolean): Interval {
  if (!isCarried) return intervalOf(startTime, endTime);
  return { startMinute: 0, endMinute: intervalOn(-1, startTime, endTime).endMinute };
}

/** Position of the minute on the axis, clamped to 0 to 1. */
export function axisShare({ startMinute, endMinute }: DayAxis, minute: number): number {
  return Math.min(Math.max((minute - startMinute) / (endMinute - startMinute), 0), 1);
}

/** The labelled minutes: every 6 hours of the clock, every 12 on a long axis. */
export function axisTicks({ startMinute, endMinute }: DayAxis): readonly number[] {
  const step = endMinute - startMinute > MAX_MINUTES_WITH_CLOSE_TICKS ? 2 * TICK_MINUTES : TICK_MINUTES;
  const first = Math.ceil(startMinute / step) * step;
  const count = Math.floor((endMinute - first) / step) + 1;
  return Array.from({ length: count }, (_, position) => first + position * step);
}

/** A shift's place on the axis: start and length as fractions, 0 to 1; of a carried one, the part from midnight on. */
export function axisSpan(
  axis: DayAxis,
  shift: Shift,
  isCarried = false,
): { readonly start: number; readonly length: number } {
  const { startMinute, endMinute } = spanOn(shift, isCarried);
  const start = axisShare(axis, startMinute);
  return { start, length: axisShare(axis, endMinute) - start };
}
