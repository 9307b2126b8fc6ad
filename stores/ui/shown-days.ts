import { useShallow } from 'zustand/react/shallow';
import { payPeriodsSetting, weekStartSetting } from '@/lib/settings/calendar-settings';
import { settingOf } from '@/lib/settings/settings-of';
import { type CalendarLayout, daysOfView, hasTwoWeeks } from '@/lib/shifts/views/calendar-view';
import type { LocalDate } from '@/lib/time/local-date';
import { twoWeeksOf } from '@/lib/worked/two-weeks';
import type { ScheduleState } from '@/stores/schedule/schedule';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { useUi } from './use-ui';

export function shownDaysOf(
  view: CalendarLayout,
  { schedule, selectedDate }: Pick<ScheduleState, 'schedule' | 'selectedDate'>,
): readonly LocalDate[] {
  const weekStart = settingOf(schedule, weekStartSetting);
  return hasTwoWeeks(view)
    ? twoWeeksOf(selectedDate, weekStart, settingOf(schedule, payPeriodsSetting))
    : daysOfView(view.currentView, selectedDate, weekStart);
}

/** The inputs of `shownDaysOf`; the same object until one changes. */
export function useCalendarLayout(): CalendarLayout {
  return useUi(
    useShallow(({ currentView, weekLayout, twoWeeks }) => ({ currentView, weekLayout, twoWeeks })),
  );
}

/** The visible days of the calendar: one, seven, fourteen, or a month. */
export function useShownDates(): readonly LocalDate[] {
  const layout = useCalendarLayout();
  return useSchedule(useShallow((state) => shownDaysOf(layout, state)));
}
