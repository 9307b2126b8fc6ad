'use client';

import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { COLUMNS_FIT, DESKTOP } from '@/components/ui/page/layout-queries';
import { useMediaQuery } from '@/components/ui/page/use-media-query';
import { tabId } from '@/components/ui/tabs';
import { useFormats } from '@/components/ui/use-formats';
import { isDayView, type CalendarView as View } from '@/lib/shifts/views/calendar-view';
import { uiStore } from '@/stores/app/ui-store';
import { useIsOnboardingShown } from '@/stores/first-use/onboarding';
import { useEditedWeek, useSchedule, useScheduleStore } from '@/stores/schedule/use-schedule';
import { useMinutesOf } from '@/stores/settings/use-setting';
import { useOpenDialog } from '@/stores/ui/dialogs';
import { useUi } from '@/stores/ui/use-ui';
import { useIsFiltering } from './filter/use-filter';
import { CalendarToolbar, PhoneToolbar } from './toolbar/toolbar';
import { useIsWeekRead, WaitForWeek } from './toolbar/wait-for-week';
import { VIEW_PANEL_ID } from './view-panel';
import { DayStatus, DayView, FilterBar, FilterSheet, ListView, MonthView, StaffView } from './view-parts';
import { useOverlapping, useShiftCounts, useShiftsOn, useShownPeriod, useWeekDays } from './week/use-week';
import { scrollToDay, WeekView } from './week/week-view';
import './week/week.css';
import { useIsDayRead } from '@/components/calendar/toolbar/wait-for-week';
import { dropPlaceProps } from '@/components/parts/drag/drop-places';
import { dayTotals } from '@/lib/shifts/views/day-totals';
import type { LocalDate } from '@/lib/time/local-date';

interface CalendarViewProps {
  /** Replaces the view until the first steps are done. */
  guide: ReactNode;
  /** Only below 1024 px: placed in the toolbar, before the menu. */
  phoneTool?: ReactNode;
}

export function CalendarView(props: CalendarViewProps) {
  const isTemplate = useEditedWeek() !== undefined;
  return isTemplate ? <WeekEditor /> : <ScheduleView {...props} />;
}

function ScheduleView({ guide, phoneTool }: CalendarViewProps) {
  const isDesktop = useMediaQuery(DESKTOP);
  const hasColumns = useMediaQuery(COLUMNS_FIT);
  const isWeek = useUi((state) => state.currentView === 'weekly');
  const isMonth = useUi((state) => state.currentView === 'monthly');
  // The week's columns and a person's days serve as the day strip.
  const hasDays = useUi((state) => state.weekLayout === 'employee') || hasColumns;
  const days = useWeekDays();
  const isGuided = useIsOnboardingShown();
  const isRead = useIsWeekRead();
  return (
    <>
      {isDesktop ? <CalendarToolbar /> : <PhoneToolbar>{phoneTool}</PhoneToolbar>}
      <FilterBarWhenFiltering hasCount={!isDesktop && isWeek} />
      {!isDesktop && !isGuided && !isMonth && !(isWeek && hasDays) && <DayStrip days={days} />}
      {!isGuided && isRead && <ShownStatus />}
      <ViewPanel>{isGuided ? guide : undefined}</ViewPanel>
      <FilterWhenAsked />
    </>
  );
}

/** A filter restored at the start loads the bar right after the week. */
function FilterBarWhenFiltering({ hasCount }: { hasCount: boolean }) {
  const isFiltering = useIsFiltering();
  return isFiltering && <FilterBar hasCount={hasCount} />;
}

function FilterWhenAsked() {
  const isAsked = useOpenDialog((dialog) => dialog?.name === 'filter');
  if (!isAsked) return null;
  return <FilterSheet />;
}

function ViewPanel({ children }: { children: ReactNode }) {
  const view = useUi((state) => state.currentView);
  return (
    <div
      id={VIEW_PANEL_ID}
      role="tabpanel"
      aria-labelledby={tabId(VIEW_PANEL_ID, view)}
      className="flex min-h-0 grow flex-col"
    >
      {children ?? (
        <WaitForWeek>
          <ChosenView view={view} />
        </WaitForWeek>
      )}
    </div>
  );
}

function ChosenView({ view }: { view: View }) {
  // The week is in the page's own script, so it works as the fallback.
  const showWeek = () => uiStore.setCurrentView('weekly');
  switch (view) {
    case 'daily':
      return <DayView onMissing={showWeek} />;
    case 'staff':
      return <StaffView onMissing={showWeek} />;
    case 'list':
      return <ListView onMissing={showWeek} />;
    case 'monthly':
      return <MonthView onMissing={showWeek} />;
    case 'weekly':
      return <WeekView />;
  }
}

/** Announces the shown period and shift count to screen readers. */
function ShownStatus() {
  const view = useUi((state) => state.currentView);
  return (
    <p role="status" className="sr-only">
      {isDayView(view) ? <DayStatus /> : <PeriodStatus />}
    </p>
  );
}

function PeriodStatus() {
  const t = useTranslations('calendar');
  const filter = useTranslations('filter');
  const formats = useFormats();
  const days = useShownPeriod();
  const { total, all } = useShiftCounts(days);
  const isFiltering = useIsFiltering();
  const [first, last] = [days[0], days.at(-1)];
  const period = first && last ? formats.dayRange(first, last) : '';
  return isFiltering
    ? filter('shown', { what: period, shown: total, count: all })
    : t('shown', { what: period, count: all });
}

const WeekEditor = lazyPart(() => import('./week-template/week-editor').then((module) => module.WeekEditor));

/** The seven days above the list: a tap selects the day and scrolls to it. */
function DayStrip({ days }: { days: readonly LocalDate[] }) {
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
