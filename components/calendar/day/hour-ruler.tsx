'use client';

import './hour-ruler.css';
import { type CSSProperties, useMemo } from 'react';
import { useFormats } from '@/components/ui/use-formats';
import type { Shift } from '@/lib/shifts/shift/shift';
import { axisShare, axisSpan, axisTicks, type DayAxis, dayAxisFor } from '@/lib/shifts/views/day-axis';
import { clockTimeOf } from '@/lib/time/clock-time';
import { daysBetween, type LocalDate } from '@/lib/time/local-date';
import { DAY_MINUTES } from '@/lib/time/units';
import { useUi } from '@/stores/ui/use-ui';

/** Returns the same object until the first or the last hour of the axis changes. */
export function useDayAxis(shifts: readonly Shift[], carried: readonly Shift[]): DayAxis {
  const { startMinute, endMinute } = dayAxisFor(shifts, carried);
  return useMemo(() => ({ startMinute, endMinute }), [startMinute, endMinute]);
}

/** From 0 to 1; undefined if now is outside the axis. */
export function useNowShare(date: LocalDate, axis: DayAxis): number | undefined {
  const minute = useUi((state) => daysBetween(date, state.today) * DAY_MINUTES + state.minute);
  return minute >= axis.startMinute && minute <= axis.endMinute ? axisShare(axis, minute) : undefined;
}

/** Draws the now-line through every track inside the element with this style. */
export function nowLineStyle(nowShare: number | undefined): CSSProperties & { '--now-share'?: number } {
  return nowShare === undefined ? {} : { '--now-share': nowShare };
}

interface HourRulerProps {
  axis: DayAxis;
  nowShare: number | undefined;
  className?: string | undefined;
}

/**
 * The hours above the tracks, with the current time on a separate line, so that it hides none of them. Decorative:
 * every row has its times as text.
 */
export function HourRuler({ axis, nowShare, className = '' }: HourRulerProps) {
  const formats = useFormats();
  const minute = useUi((state) => state.minute);
  return (
    <div
      className={`hour-ruler tnum ${className}`}
      data-has-time={nowShare !== undefined || undefined}
      aria-hidden="true"
    >
      {axisTicks(axis).map((tick) => (
        <span key={tick} style={{ left: `${axisShare(axis, tick) * 100}%` }}>
          {formats.hour(tick)}
        </span>
      ))}
      {nowShare !== undefined && (
        <span data-now="" style={{ left: `${nowShare * 100}%` }}>
          {formats.time(clockTimeOf(minute))}
        </span>
      )}
    </div>
  );
}

interface HourTrackProps {
  axis: DayAxis;
  shift: Shift;
  /** The shift began the day before: the bar shows only the rest. */
  isCarried?: boolean | undefined;
}

/** Decorative: the row has the times as text beside the bar. */
export function HourTrack({ axis, shift, isCarried }: HourTrackProps) {
  const { start, length } = axisSpan(axis, shift, isCarried);
  return (
    <span className="hour-track" aria-hidden="true">
      <span style={{ left: `${start * 100}%`, width: `${length * 100}%` }} />
    </span>
  );
}
