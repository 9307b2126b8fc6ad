'use client';

import { useFormats } from '@/components/ui/use-formats';
import { timelineTicks } from '@/lib/insights/timeline';
import { axisShare, type DayAxis } from '@/lib/shifts/views/day-axis';
import { clockTimeOf } from '@/lib/time/clock-time';
import { daysBetween, type LocalDate } from '@/lib/time/local-date';
import { DAY_MINUTES } from '@/lib/time/units';
import { useUi } from '@/stores/ui/use-ui';
import { TRACK_PROPS } from './ground';

/** A label closer than this to now is hidden. */
const MIN_LABEL_GAP_MINUTES = 90;

interface TimelineAxisProps {
  day: LocalDate;
  axis: DayAxis;
}

/** The minute of now on the day's axis, including the night after; undefined if now is outside it. */
function useNowOn({ day, axis }: TimelineAxisProps): number | undefined {
  const minute = useUi((state) => daysBetween(day, state.today) * DAY_MINUTES + state.minute);
  return minute >= axis.startMinute && minute <= axis.endMinute ? minute : undefined;
}

function leftOf(axis: DayAxis, minute: number): string {
  return `${axisShare(axis, minute) * 100}%`;
}

/** The hours above the bars, with the current time. Decorative: every bar gives its times as text. */
export function TimelineAxis({ day, axis }: TimelineAxisProps) {
  const formats = useFormats();
  const now = useNowOn({ day, axis });
  return (
    <div className="timeline-axis" aria-hidden="true">
      <span className="timeline-corner" />
      <div className="tnum relative" {...TRACK_PROPS}>
        {timelineTicks(axis)
          .filter((tick) => now === undefined || Math.abs(tick - now) > MIN_LABEL_GAP_MINUTES)
          .map((tick) => (
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
          <span className="timeline-time" data-now="" style={{ left: leftOf(axis, now) }}>
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
