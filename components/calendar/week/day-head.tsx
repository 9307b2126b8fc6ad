'use client';

import { UsersRound } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { DayCost, DayCostWords, DayPerHour } from '@/components/calendar/pay/lazy-costs';
import { useFormats } from '@/components/ui/use-formats';
import type { DayTotals } from '@/lib/shifts/views/day-totals';
import type { LocalDate } from '@/lib/time/local-date';
import { useHasMoney } from '@/stores/pay/is-anybody-paid';
import { useSchedule, useScheduleStore } from '@/stores/schedule/use-schedule';
import { CoverageStrip } from './coverage-strip';

interface DayHeadProps {
  id: string;
  date: LocalDate;
  isToday: boolean;
  totals: DayTotals;
  isNarrow: boolean;
}

const PEOPLE = <UsersRound aria-hidden="true" size={12} />;

/** A day's heading with its hours and head count; selects the day. */
export function DayHead({ id, date, isToday, totals, isNarrow }: DayHeadProps) {
  const store = useScheduleStore();
  const t = useTranslations('calendar');
  const formats = useFormats();
  const isSelected = useSchedule((state) => state.selectedDate === date);
  const hasMoney = useHasMoney();
  const hours = formats.duration(totals.minutes);
  const weekday = formats.weekdayShort(date);
  return (
    <h2 className="day-head">
      <button
        id={id}
        type="button"
        tabIndex={-1}
        data-week-item=""
        data-day-head={date}
        aria-pressed={isSelected}
        aria-current={isToday ? 'date' : undefined}
        onClick={() => store.selectDate(date)}
      >
        <span className="sr-only">
          {t('selectDay', { day: formats.longDay(date), hours, people: totals.headCount })}
          {hasMoney && <DayCostWords date={date} />}
        </span>
        <span aria-hidden="true" className="day-words">
          <span className="day-number tnum">{formats.dayNumber(date)}</span>
          <span className="day-weekday">
            {isToday && !isNarrow ? t('todayInWords', { weekday }) : weekday}
          </span>
          <span className="day-figures">
            <span className="tnum block text-xs font-semibold whitespace-nowrap text-ink">{hours}</span>
            {hasMoney && <DayCost date={date} isShort />}
            <span className="tnum flex items-center justify-end gap-1 text-xs font-normal text-ink-3">
              {hasMoney && <DayPerHour date={date} />}
              {PEOPLE}
              {totals.headCount}
            </span>
          </span>
        </span>
        <CoverageStrip date={date} />
      </button>
    </h2>
  );
}
