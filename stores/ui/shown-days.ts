import { useMemo } from 'react';
import { payPeriodsSetting, weekStartSetting } from '@/lib/settings/calendar-settings';
import { settingOf } from '@/lib/settings/settings-of';
import { daysOfView } from '@/lib/shifts/views/calendar-view';
import type { LocalDate } from '@/lib/time/local-date';
import type { WeekStart } from '@/lib/time/week';
import type { PayPeriods } from '@/lib/worked/period-kinds';
import { twoWeeksOf } from '@/lib/worked/two-weeks';
import type { ScheduleState } from '@/stores/schedule/schedule';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { useSetting } from '@/stores/settings/use-setting';
import type { UiState } from './ui';
import { useUi } from './use-ui';

/** What of the view decides which days are shown. */
export type CalendarLayout = Pick<UiState, 'currentView' | 'weekLayout' | 'twoWeeks'>;

/** Whether the week by employee shows two of them. */
export function hasTwoWeeks({ currentView, weekLayout, twoWeeks }: CalendarLayout): boolean {
  return twoWeeks && currentView === 'weekly' && weekLayout === 'employee';
}

/** The days that the calendar shows around the selected day. */
export function shownDaysOf(
  view: CalendarLayout,
  { schedule, selectedDate }: Pick<ScheduleState, 'schedule' | 'selectedDate'>,
): readonly LocalDate[] {
  return shownDays(
    view,
    selectedDate,
    settingOf(schedule, weekStartSetting),
    settingOf(schedule, payPeriodsSetting),
  );
}

function shownDays(
  view: CalendarLayout,
  selectedDate: LocalDate,
  weekStart: WeekStart,
  payPeriods: PayPeriods | undefined,
): readonly LocalDate[] {
  return hasTwoWeeks(view)
    ? twoWeeksOf(selectedDate, weekStart, payPeriods)
    : daysOfView(view.currentView, selectedDate, weekStart);
}

/** The part of the view that `shownDaysOf` needs; the same object while it is not changed. */
export function useCalendarLayout(): CalendarLayout {
  const currentView = useUi((state) => state.currentView);
  const weekLayout = useUi((state) => state.weekLayout);
  const twoWeeks = useUi((state) => state.twoWeeks);
  return useMemo(() => ({ currentView, weekLayout, twoWeeks }), [currentView, weekLayout, twoWeeks]);
}

/** The days that the calendar shows: a week, two or those of a month, or the day of a view of one. */
export function useShownDates(): readonly LocalDate[] {
  const layout = useCalendarLayout();
  const selectedDate = useSchedule((state) => state.selectedDate);
  const weekStart = useSetting(weekStartSetting);
  const payPeriods = useSetting(payPeriodsSetting);
  return useMemo(
    () => shownDays(layout, selectedDate, weekStart, payPeriods),
    [layout, selectedDate, weekStart, payPeriods],
  );
}
