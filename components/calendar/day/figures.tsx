'use client';

import { useTranslations } from 'use-intl';
import { useCountText } from '@/components/calendar/filter/use-filter';
import { useFormats } from '@/components/ui/use-formats';
import type { DayTotals } from '@/lib/shifts/views/day-totals';

interface DayFiguresProps {
  shiftCount: number;
  /** Includes shifts hidden by the filter. */
  allCount: number;
  totals: DayTotals;
  className?: string | undefined;
}

/** Shifts, hours and people of a day. Canceled shifts count as shifts only. */
export function DayFigures({ shiftCount, allCount, totals, className = '' }: DayFiguresProps) {
  const t = useTranslations('calendar');
  const formats = useFormats();
  const countText = useCountText();
  return (
    <p className={`tnum flex flex-wrap gap-x-4 whitespace-nowrap ${className}`}>
      <span>{countText(shiftCount, allCount)}</span>
      <span>{formats.duration(totals.minutes)}</span>
      <span>{t('peopleCount', { count: totals.headCount })}</span>
    </p>
  );
}
