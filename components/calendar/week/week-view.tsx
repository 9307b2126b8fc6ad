'use client';

import { UsersRound } from 'lucide-react';
import { memo, useId, useLayoutEffect, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { AddDayNoteIfNone, DayWords } from '@/components/calendar/day-words/lazy-day-words';
import { DayCost } from '@/components/calendar/pay/lazy-costs';
import { ShiftRow } from '@/components/calendar/shift/row';
import { type CardTexts, useCardTexts } from '@/components/calendar/shift/texts';
import { EmployeeGrid, PersonWeek } from '@/components/calendar/view-parts';
import { dropPlaceProps } from '@/components/parts/drag/drop-places';
import { COLUMNS_FIT } from '@/components/ui/page/layout-queries';
import { useMediaQuery } from '@/components/ui/page/use-media-query';
import { useFormats } from '@/components/ui/use-formats';
import { dayTotals } from '@/lib/shifts/views/day-totals';
import type { LocalDate } from '@/lib/time/local-date';
import { uiStore } from '@/stores/app/ui-store';
import { useHasMoney } from '@/stores/pay/is-anybody-paid';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { useMinutesOf } from '@/stores/settings/use-setting';
import { useUi } from '@/stores/ui/use-ui';
import { DayAdd, DayMore, MAX_CARDS } from './day-buttons';
import { WeekGrid } from './grid';
import { useOverlapping, useShiftsOn, useShownPeriod, useWeekDays } from './use-week';

/**
 * The week: columns of cards or a row per employee; on a phone a list of days, or one person's seven days. A week
 * template is always one week, in any layout.
 */
export function WeekView({ isTemplate = false }: { isTemplate?: boolean }) {
  const hasColumns = useMediaQuery(COLUMNS_FIT);
  // In print the width is the sheet's.
  const hasGridRoom = useMediaQuery(`${COLUMNS_FIT}, print`);
  const days = useWeekDays();
  const period = useShownPeriod();
  const isByEmployee = useUi((state) => state.weekLayout === 'employee');
  if (!isByEmployee) return hasColumns ? <WeekGrid days={days} /> : <WeekList days={days} />;
  const showColumns = () => uiStore.setWeekLayout('day');
  const People = hasGridRoom ? EmployeeGrid : PersonWeek;
  return <People days={isTemplate ? days : period} onMissing={showColumns} />;
}

/** The week below 1024 px: one day below the other. */
export function WeekList({ days }: { days: readonly LocalDate[] }) {
  const texts = useCardTexts();
  const selectedDate = useSchedule((state) => state.selectedDate);
  useLayoutEffect(() => {
    // Scrolls the selected day into view, whether Today, the picker or a key has selected the day.
    if (days.includes(selectedDate)) scrollToDay(selectedDate);
  }, [days, selectedDate]);
  return (
    <div className="min-h-0 grow overflow-y-auto border-t border-line px-4 pb-6">
      {days.map((date) => (
        <DaySection key={date} date={date} texts={texts} />
      ))}
    </div>
  );
}

const DaySection = memo(function DaySection({ date, texts }: { date: LocalDate; texts: CardTexts }) {
  const t = useTranslations('calendar');
  const formats = useFormats();
  const headId = useId();
  const shifts = useShiftsOn(date);
  const isToday = useUi((state) => state.today === date);
  const minutesOf = useMinutesOf();
  const totals = useMemo(() => dayTotals(shifts, minutesOf), [shifts, minutesOf]);
  const hasMoney = useHasMoney();
  const overlapping = useOverlapping(date);
  return (
    <section
      id={`day-${date}`}
      aria-labelledby={headId}
      {...dropPlaceProps({ date })}
      className="relative scroll-mt-1 pt-4"
    >
      <div className="flex items-baseline gap-2 pb-2">
        <h2 id={headId} className={`font-semibold ${isToday ? 'text-accent-text' : ''}`}>
          {formats.weekdayAndDay(date)}
        </h2>
        {isToday && <span className="text-[13px] text-ink-2">{t('today')}</span>}
        <span className="tnum ml-auto text-[13px] text-ink-2">{formats.duration(totals.minutes)}</span>
        {hasMoney && (
          <span className="tnum text-[13px] text-ink-2 empty:hidden">
            <DayCost date={date} />
          </span>
        )}
        <span className="tnum flex items-center gap-1 text-[13px] text-ink-2">
          <UsersRound aria-hidden="true" size={13} />
          <span aria-hidden="true">{totals.headCount}</span>
          <span className="sr-only">{t('peopleCount', { count: totals.headCount })}</span>
        </span>
        <AddDayNoteIfNone date={date} isInGrid={false} />
      </div>
      <DayWords date={date} place="row" />
      {shifts.length === 0 ? (
        <DayAdd date={date} isEmpty />
      ) : (
        <ul className="day-rows">
          {shifts.slice(0, MAX_CARDS.list).map((shift) => (
            <ShiftRow key={shift.id} shift={shift} isOverlapping={overlapping.has(shift.id)} texts={texts} />
          ))}
        </ul>
      )}
      <DayMore date={date} count={shifts.length - MAX_CARDS.list} />
    </section>
  );
});

/**
 * Scrolls a day of the phone's list to the top. Scrolls only the list: `scrollIntoView` would also move the frame
 * around it, and the bar.
 */
export function scrollToDay(date: string): void {
  const day = document.getElementById(`day-${date}`);
  const list = day?.parentElement;
  if (day && list) list.scrollTop = day.offsetTop - list.offsetTop;
}
