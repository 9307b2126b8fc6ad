'use client';

import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { WhenLoaded } from '@/components/ui/loading/when-loaded';
import { DESKTOP } from '@/components/ui/page/layout-queries';
import { useMediaQuery } from '@/components/ui/page/use-media-query';
import { tabId } from '@/components/ui/tabs';
import { useFormats } from '@/components/ui/use-formats';
import type { CalendarView as View } from '@/lib/shifts/views/calendar-view';
import { uiStore } from '@/stores/app/ui-store';
import { useIsOnboardingShown } from '@/stores/first-use/onboarding';
import { reportLoadFailure } from '@/stores/notifications/report-load-failure';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { useUi } from '@/stores/ui/use-ui';
import { useIsFiltering } from './filter/use-filter';
import { CalendarToolbar, PhoneToolbar } from './toolbar/toolbar';
import { UntilRead, useIsWeekRead } from './toolbar/until-read';
import { VIEW_PANEL_ID } from './view-panel';
import { loadDayView, loadFilterBar, loadFilterSheet, loadListView, loadStaffView } from './view-parts';
import { DayStrip } from './week/day-strip';
import { useViewCounts, useWeekDays } from './week/use-week';
import { WeekView } from './week/week-view';

/** The calendar: its toolbar, and the view that is chosen, or `guide` in its place as long as there are first steps. */
export function CalendarView({ guide }: { guide: ReactNode }) {
  const isDesktop = useMediaQuery(DESKTOP);
  const isWeek = useUi((state) => state.currentView === 'weekly');
  const days = useWeekDays();
  const isGuided = useIsOnboardingShown();
  const isRead = useIsWeekRead();
  return (
    <>
      {isDesktop ? <CalendarToolbar /> : <PhoneToolbar />}
      <FilterBarWhenFiltering hasCount={!isDesktop && isWeek} />
      {!isDesktop && !isGuided && <DayStrip days={days} />}
      {!isGuided && isRead && <ShownInWords />}
      <ViewPanel>{isGuided ? guide : undefined}</ViewPanel>
      <FilterWhenAsked />
    </>
  );
}

/** What is filtered by. Where a stored filter is in force from the start, the bar comes right behind the week. */
function FilterBarWhenFiltering({ hasCount }: { hasCount: boolean }) {
  const isFiltering = useIsFiltering();
  return (
    isFiltering && (
      <WhenLoaded load={loadFilterBar}>{({ FilterBar }) => <FilterBar hasCount={hasCount} />}</WhenLoaded>
    )
  );
}

/** The sheet that the menu of a phone opens. */
function FilterWhenAsked() {
  const errors = useTranslations('errors');
  const isAsked = useUi((state) => state.dialog?.name === 'filter');
  if (!isAsked) return null;
  return (
    <WhenLoaded load={loadFilterSheet} onError={(error) => reportLoadFailure(errors('partMissing'), error)}>
      {({ FilterSheet }) => <FilterSheet />}
    </WhenLoaded>
  );
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
        <UntilRead>
          <ChosenView view={view} />
        </UntilRead>
      )}
    </div>
  );
}

function ChosenView({ view }: { view: View }) {
  const errors = useTranslations('errors');
  const onError = (error: unknown) => {
    // The week needs no script of its own: the person is never left without a schedule.
    uiStore.setCurrentView('weekly');
    reportLoadFailure(errors('partMissing'), error);
  };
  switch (view) {
    case 'daily':
      return (
        <WhenLoaded load={loadDayView} onError={onError}>
          {({ DayView }) => <DayView />}
        </WhenLoaded>
      );
    case 'staff':
      return (
        <WhenLoaded load={loadStaffView} onError={onError}>
          {({ StaffView }) => <StaffView />}
        </WhenLoaded>
      );
    case 'list':
      return (
        <WhenLoaded load={loadListView} onError={onError}>
          {({ ListView }) => <ListView />}
        </WhenLoaded>
      );
    case 'weekly':
      return <WeekView />;
  }
}

/** Says what is shown to those who do not see it change. */
function ShownInWords() {
  const view = useUi((state) => state.currentView);
  const t = useTranslations('calendar');
  const filter = useTranslations('filter');
  const formats = useFormats();
  const days = useWeekDays();
  const { total, all } = useViewCounts();
  const isFiltering = useIsFiltering();
  const date = useSchedule((state) => state.selectedDate);
  const [first, last] = [days[0], days.at(-1)];
  const week = first && last ? formats.dayRange(first, last) : '';
  const what = view === 'weekly' ? week : formats.longDay(date);
  return (
    <p role="status" className="sr-only">
      {isFiltering ? filter('shown', { what, shown: total, count: all }) : t('shown', { what, count: all })}
    </p>
  );
}
