'use client';

import { UsersRound } from 'lucide-react';
import { memo, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { NeedOverBars, useHasDemand } from '@/components/calendar/need/lazy-need';
import { useFormats } from '@/components/ui/use-formats';
import type { Shift } from '@/lib/shifts/shift/shift';
import type { DayAxis } from '@/lib/shifts/views/day-axis';
import { dayTotals } from '@/lib/shifts/views/day-totals';
import type { LocalDate } from '@/lib/time/local-date';
import { HOUR_MINUTES } from '@/lib/time/units';

const HEIGHT = 24;
const BAR_WIDTH = 5;
const STEP = 6;

export function CoverageHead({ axis, isNarrow }: { axis: DayAxis; isNarrow: boolean }) {
  const t = useTranslations('grid');
  const calendar = useTranslations('calendar');
  const formats = useFormats();
  const range = formats.hourRange(axis.startMinute, axis.endMinute);
  return (
    <th scope="row" className="eg-name">
      <span className="min-w-0">
        <span className="eg-person">{calendar('coverage')}</span>
        <span className="eg-role">
          <span className="truncate">{isNarrow ? range : t('byHour', { range })}</span>
        </span>
      </span>
    </th>
  );
}

interface DayCoverageProps {
  date: LocalDate;
  axis: DayAxis;
  shifts: readonly Shift[];
  /** The number of people in each hour of the axis. */
  people: readonly number[];
  /** The number of people that fills the height, the same on all days. */
  scale: number;
  isToday: boolean;
  isNarrow: boolean;
}

/**
 * Bars for the number of people who work in each hour. The text has the maximum at once, and the people whose
 * shifts begin on the day.
 */
export const DayCoverage = memo(function DayCoverage(props: DayCoverageProps) {
  const { date, axis, shifts, people, scale, isToday, isNarrow } = props;
  const t = useTranslations('grid');
  const calendar = useTranslations('calendar');
  const hasDemand = useHasDemand();
  const { headCount } = useMemo(() => dayTotals(shifts), [shifts]);
  const maxPeople = Math.max(...people);
  const path = people
    .map((count, hour) => {
      const height = count === 0 ? 1 : Math.max(2, Math.round((count / scale) * HEIGHT));
      return `M${hour * STEP} ${HEIGHT}v-${height}h${BAR_WIDTH}v${height}z`;
    })
    .join('');
  return (
    <td className="eg-coverage" data-today={isToday || undefined}>
      <svg
        viewBox={`0 0 ${people.length * STEP - 1} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={path} />
      </svg>
      {hasDemand && (
        <NeedOverBars
          date={date}
          fromHour={axis.startMinute / HOUR_MINUTES}
          toHour={axis.endMinute / HOUR_MINUTES}
          scale={scale}
          className="eg-need"
        />
      )}
      <span className="eg-counts tnum">
        {isNarrow && (
          <span aria-hidden="true" className="flex items-center gap-1">
            <UsersRound size={12} />
            {headCount}
          </span>
        )}
        <span className={isNarrow ? 'sr-only' : undefined}>
          {calendar('peopleCount', { count: headCount })}
        </span>{' '}
        <span>{t('peak', { count: maxPeople })}</span>
      </span>
    </td>
  );
});
