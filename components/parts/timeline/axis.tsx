'use client';

import type { CSSProperties } from 'react';
import { useFormats } from '@/components/ui/use-formats';
import { timelineTicks } from '@/lib/insights/timeline';
import { axisShare, type DayAxis } from '@/lib/shifts/views/day-axis';
import { clockTimeOf } from '@/lib/time/clock-time';
import { TRACK_PROPS } from './ground';

interface TimelineAxisProps {
  axis: DayAxis;
  /** The current minute on the axis; undefined if outside. */
  now: number | undefined;
}

export interface HourCounts {
  readonly label: string;
  readonly hours: readonly { readonly minute: number; readonly people: number }[];
}

function leftOf(axis: DayAxis, minute: number): string {
  return `${axisShare(axis, minute) * 100}%`;
}

/** The hours above the bars, and the current time below. Decorative: every bar has its times as text. */
export function TimelineAxis({ axis, now, counts }: TimelineAxisProps & { counts?: HourCounts | undefined }) {
  const formats = useFormats();
  return (
    <div className="timeline-axis" aria-hidden="true">
      <span className="timeline-corner">{counts?.label}</span>
      <div className="tnum relative" {...TRACK_PROPS}>
        {timelineTicks(axis).map((tick) => (
          <span
            key={tick}
            className="timeline-hour"
            data-end={tick === axis.startMinute ? 'first' : tick === axis.endMinute ? 'last' : undefined}
            style={{ left: leftOf(axis, tick) }}
          >
            {formats.hour(tick)}
          </span>
        ))}
        {counts && (
          <span className="timeline-counts">
            {counts.hours.map(({ minute, people }) => (
              <span key={minute} data-none={people === 0 || undefined}>
                {people}
              </span>
            ))}
          </span>
        )}
        {now !== undefined && (
          <span className="timeline-time" data-now="" style={{ '--at': leftOf(axis, now) } as CSSProperties}>
            {formats.time(clockTimeOf(now))}
          </span>
        )}
      </div>
    </div>
  );
}

export function TimelineNow({ axis, now }: TimelineAxisProps) {
  return now === undefined ? null : <span className="timeline-now" style={{ left: leftOf(axis, now) }} />;
}
