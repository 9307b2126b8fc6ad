'use client';

import { useTranslations } from 'use-intl';
import { useCountText, useIsFiltering } from '@/components/calendar/filter/use-filter';
import { DayCost } from '@/components/calendar/pay/lazy-costs';
import { useFormats } from '@/components/ui/use-formats';
import type { DayTotals } from '@/lib/shifts/views/day-totals';
import { dayBefore, type LocalDate } from '@/lib/time/local-date';
import { useHasMoney } from '@/stores/pay/is-anybody-paid';

interface DayFiguresProps {
  date: LocalDate;
  shiftCount: number;
  /** Includes shifts hidden by the filter. */
  allCount: number;
  totals: DayTotals;
  /** Shifts of the day before that run into this one; no other figure counts them. */
  carriedCount: number;
  className?: string | undefined;
}

/** Counts the shifts that begin on the day. Canceled shifts count as shifts only. */
export function DayFigures(props: DayFiguresProps) {
  const { date, shiftCount, allCount, totals, carriedCount, className = '' } = props;
  const t = useTranslations('calendar');
  const formats = useFormats();
  const countText = useCountText();
  const isFiltering = useIsFiltering();
  const hasMoney = useHasMoney();
  const hasNight = carriedCount > 0;
  return (
    <p className={`tnum flex flex-wrap gap-x-4 whitespace-nowrap ${className}`}>
      <span>
        {hasNight && !isFiltering ? t('shiftsBegin', { count: shiftCount }) : countText(shiftCount, allCount)}
      </span>
      <span>{formats.duration(totals.minutes)}</span>
      {hasMoney && <DayCost date={date} />}
      <span>{t('peopleCount', { count: totals.headCount })}</span>
      {hasNight && (
        <span>{t('runOn', { count: carriedCount, weekday: formats.weekday(dayBefore(date)) })}</span>
      )}
    </p>
  );
}
