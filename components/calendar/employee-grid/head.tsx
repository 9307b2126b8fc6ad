'use client';

import { memo, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { DayWords } from '@/components/calendar/day-words/lazy-day-words';
import { DayCost, DayCostWords } from '@/components/calendar/pay/lazy-costs';
import { useFormats } from '@/components/ui/use-formats';
import type { Shift } from '@/lib/shifts/shift/shift';
import { dayTotals } from '@/lib/shifts/views/day-totals';
import type { LocalDate } from '@/lib/time/local-date';
import { useHasMoney } from '@/stores/pay/is-anybody-paid';
import { useMinutesOf } from '@/stores/settings/use-setting';

interface GridDayHeadProps {
  date: LocalDate;
  shifts: readonly Shift[];
  isToday: boolean;
  isNarrow: boolean;
}

/** A day's heading with its hours. */
export const GridDayHead = memo(function GridDayHead({ date, shifts, isToday, isNarrow }: GridDayHeadProps) {
  const t = useTranslations('calendar');
  const formats = useFormats();
  const minutesOf = useMinutesOf();
  const totals = useMemo(() => dayTotals(shifts, minutesOf), [shifts, minutesOf]);
  const hasMoney = useHasMoney();
  const hours = formats.duration(totals.minutes);
  const weekday = formats.weekdayShort(date);
  return (
    <th
      scope="col"
      className="eg-day"
      data-weekday=""
      data-today={isToday || undefined}
      aria-current={isToday ? 'date' : undefined}
    >
      <span className="sr-only">
        {t('selectDay', { day: formats.longDay(date), hours, people: totals.headCount })}
        {hasMoney && <DayCostWords date={date} />}
      </span>
      <span aria-hidden="true" className="eg-day-words">
        <span className="eg-number tnum">{formats.dayNumber(date)}</span>
        <span className="truncate">{isToday && !isNarrow ? t('todayInWords', { weekday }) : weekday}</span>
        <span className="eg-day-hours tnum">
          {hours}
          {hasMoney && <DayCost date={date} isShort />}
        </span>
      </span>
      <DayWords date={date} place="cell" />
    </th>
  );
});
