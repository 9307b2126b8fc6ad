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

/** A label nearer than this to the time of now, as a part of the ruler, makes room for it. */
const CLOSEST_LABEL = 0.2;

/** The axis of a day's shifts; the same object until one moves its ends. */
export function useDayAxis(shifts: readonly Shift[]): DayAxis {
  const { startMinute, endMinute } = dayAxisFor(shifts);
  return useMemo(() => ({ startMinute, endMinute }), [startMinute, endMinute]);
}

/** Where now stands on the axis of that day, 0 to 1; undefined while it is on another day's. */
export function useNowShare(date: LocalDate, axis: DayAxis): number | undefined {
  const minute = useUi((state) => daysBetween(date, state.today) * DAY_MINUTES + state.minute);
  return minute >= axis.startMinute && minute <= axis.endMinute ? axisShare(axis, minute) : undefined;
}

/** Draws the now-line through every track inside the element that carries it. */
export function nowLineStyle(nowShare: number | undefined): CSSProperties & { '--now-share'?: number } {
  return nowShare === undefined ? {} : { '--now-share': nowShare };
}

interface HourRulerProps {
  axis: DayAxis;
  nowShare: number | undefined;
  className?: string | undefined;
}

/** The hours over the tracks, with the time it is. Decorative: every row says its times in words. */
export function HourRuler({ axis, nowShare, className = '' }: HourRulerProps) {
  const formats = useFormats();
  const minute = useUi((state) => state.minute);
  return (
    <div className={`hour-ruler tnum ${className}`} aria-hidden="true">
      {axisTicks(axis)
        .map((tick) => ({ tick, share: axisShare(axis, tick) }))
        .filter(({ share }) => nowShare === undefined || Math.abs(share - nowShare) > CLOSEST_LABEL)
        .map(({ tick, share }) => (
          <span key={tick} style={{ left: `${share * 100}%` }}>
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

/** When a shift is, as a bar on the axis of the day. Decorative, the times stand beside it. */
export function HourTrack({ axis, shift }: { axis: DayAxis; shift: Shift }) {
  const { start, length } = axisSpan(axis, shift);
  return (
    <span className="hour-track" aria-hidden="true">
      <span style={{ left: `${start * 100}%`, width: `${length * 100}%` }} />
    </span>
  );
}
