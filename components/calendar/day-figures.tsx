'use client';

import { useTranslations } from 'use-intl';
import { useFormats } from '@/components/ui/use-formats';
import type { DayTotals } from '@/lib/shifts/day-totals';

interface DayFiguresProps {
  shiftCount: number;
  totals: DayTotals;
  className?: string | undefined;
}

/** Shifts, hours and people of a day. Canceled shifts are among the shifts, and in neither of the others. */
export function DayFigures({ shiftCount, totals, className = '' }: DayFiguresProps) {
  const t = useTranslations('calendar');
  const formats = useFormats();
  return (
    <p className={`tnum flex gap-4 whitespace-nowrap ${className}`}>
      <span>{t('shiftCount', { count: shiftCount })}</span>
      <span>{t('dayHours', { hours: formats.hours(totals.minutes) })}</span>
      <span>{t('peopleCount', { count: totals.headCount })}</span>
    </p>
  );
}
