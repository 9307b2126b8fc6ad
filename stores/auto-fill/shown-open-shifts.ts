import { fillableShifts } from '@/lib/auto-fill/fillable-shifts';
import { weekStartSetting } from '@/lib/settings/calendar-settings';
import { settingOf } from '@/lib/settings/settings-of';
import type { Shift } from '@/lib/shifts/shift/shift';
import { type CalendarLayout, isDayView } from '@/lib/shifts/views/calendar-view';
import type { LocalDate } from '@/lib/time/local-date';
import { weekOf } from '@/lib/time/week';
import { uiStore } from '@/stores/app/ui-store';
import type { ScheduleState, ScheduleStore } from '@/stores/schedule/schedule';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { shownDaysOf, useCalendarLayout } from '@/stores/ui/shown-days';
import { useUi } from '@/stores/ui/use-ui';

/** The days whose open shifts get filled: the visible ones, or the whole week in the day view. */
function daysToFill(view: CalendarLayout, state: ScheduleState): readonly LocalDate[] {
  return isDayView(view.currentView)
    ? weekOf(state.selectedDate, settingOf(state.schedule, weekStartSetting))
    : shownDaysOf(view, state);
}

/** The open shifts to fill, and whether all of them are in one week. */
export function shownOpenShifts(store: ScheduleStore): {
  readonly shifts: readonly Shift[];
  readonly isOneWeek: boolean;
} {
  const state = store.getState();
  const view = uiStore.getState();
  const days = daysToFill(view, state);
  return { shifts: fillableShifts(state.schedule.shifts, days, view.today), isOneWeek: days.length <= 7 };
}

export function useHasOpenShifts(): boolean {
  const view = useCalendarLayout();
  const today = useUi((state) => state.today);
  return useSchedule(
    (state) => fillableShifts(state.schedule.shifts, daysToFill(view, state), today).length > 0,
  );
}
