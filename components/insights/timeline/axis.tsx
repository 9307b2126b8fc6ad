'use client';

import type { CSSProperties } from 'react';
import { useFormats } from '@/components/ui/use-formats';
import { timelineTicks } from '@/lib/insights/timeline';
import { axisShare, type DayAxis } from '@/lib/shifts/views/day-axis';
import { clockTimeOf } from '@/lib/time/clock-time';
import { daysBetween, type LocalDate } from '@/lib/time/local-date';
import { DAY_MINUTES } from '@/lib/time/units';
import type { UiState } from '@/stores/ui/ui';
import { useUi } from '@/stores/ui/use-ui';
import { TRACK_PROPS } from './ground';

interface TimelineAxisProps {
  day: LocalDate;
  axis: DayAxis;
}

/** The minute of now on the day's axis, including the night after; undefined if now is outside it. */
function nowOn({ today, minute }: Pick<UiState, 'today' | 'minute'>, { day, axis }: TimelineAxisProps) {
  const now = daysBetween(day, today) * DAY_MINUTES + minute;
  return now >= axis.startMinute && now <= axis.endMinute ? now : undefined;
}

function useNowOn(on: TimelineAxisProps): number | undefined {
  return useUi((state) => nowOn(state, on));
}

/** Whether now is on the day's axis; changes less often than the minute. */
export function useHasNow(on: TimelineAxisProps): boolean {
  return useUi((state) => nowOn(state, on) !== undefined);
}

function leftOf(axis: DayAxis, minute: number): string {
  return `${axisShare(axis, minute) * 100}%`;
}

/** The hours above the bars, and the current time in a line of its own below them. Decorative: every bar gives its times as text. */
export function TimelineAxis({ day, axis }: TimelineAxisProps) {
  const formats = useFormats();
  const now = useNowOn({ day, axis });
  return (
    <div className="timeline-axis" aria-hidden="true">
      <span className="timeline-corner" />
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
        {now !== undefined && (
          <span className="timeline-time" data-now="" style={{ '--at': leftOf(axis, now) } as CSSProperties}>
            {formats.time(clockTimeOf(now))}
          </span>
        )}
      </div>
    </div>
  );
}

/** The now-line through all rows. */
export function TimelineNow({ day, axis }: TimelineAxisProps) {
  const now = useNowOn({ day, axis });
  return now === undefined ? null : <span className="timeline-now" style={{ left: leftOf(axis, now) }} />;
}
