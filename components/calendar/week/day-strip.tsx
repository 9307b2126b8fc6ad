'use client';

import { useMinutesOf } from '@/stores/settings/use-setting';
import './week.css';
import { useTranslations } from 'use-intl';
import { useIsDayRead } from '@/components/calendar/toolbar/until-read';
import { dropPlaceProps } from '@/components/parts/drag/drop-places';
import { useFormats } from '@/components/ui/use-formats';
import { dayTotals } from '@/lib/shifts/views/day-totals';
import type { LocalDate } from '@/lib/time/local-date';
import { useSchedule, useScheduleStore } from '@/stores/schedule/use-schedule';
import { useUi } from '@/stores/ui/use-ui';
import { scrollToDay } from './scroll-to-day';
import { useOverlapping, useShiftsOn } from './use-week';

/** The seven days above the list: a tap selects the day and scrolls to it. */
export function DayStrip({ days }: { days: readonly LocalDate[] }) {
  return (
    <div className="grid shrink-0 grid-cols-7 px-2 pt-1 pb-2">
      {days.map((date) => (
        <DayOfStrip key={date} date={date} />
      ))}
    </div>
  );
}

function DayOfStrip({ date }: { date: LocalDate }) {
  const store = useScheduleStore();
  const t = useTranslations('calendar');
  const formats = useFormats();
  const shifts = useShiftsOn(date);
  const isToday = useUi((state) => state.today === date);
  const isSelected = useSchedule((state) => state.selectedDate === date);
  const overlapping = useOverlapping(date);
  const hasOverlap = shifts.some(({ id }) => overlapping.has(id));
  const minutesOf = useMinutesOf();
  const totals = dayTotals(shifts, minutesOf);
  const isRead = useIsDayRead(date);
  const day = formats.longDay(date);
  const hours = formats.duration(totals.minutes);
  const label = isRead ? t('selectDay', { day, hours, people: totals.headCount }) : day;
  const select = () => {
    store.selectDate(date);
    scrollToDay(date);
  };
  return (
    <button
      type="button"
      aria-pressed={isSelected}
      aria-current={isToday ? 'date' : undefined}
      onClick={select}
      data-day-head={date}
      {...dropPlaceProps({ date })}
      data-overlap={hasOverlap || undefined}
      className="day-of-strip focus-ring"
    >
      <span className="sr-only">{hasOverlap ? `${label}, ${t('overlap')}` : label}</span>
      <span aria-hidden="true" className="text-[13px]">
        {formats.weekdayShort(date)}
      </span>
      <span aria-hidden="true" className="day-number tnum">
        {formats.dayNumber(date)}
      </span>
      <span className="day-mark" data-empty={shifts.length === 0 || undefined} />
    </button>
  );
}
