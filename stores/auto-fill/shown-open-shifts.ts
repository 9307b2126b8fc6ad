import { useShallow } from 'zustand/react/shallow';
import { fillableShifts } from '@/lib/auto-fill/fillable-shifts';
import type { Shift } from '@/lib/shifts/shift/shift';
import { isDayView } from '@/lib/shifts/views/calendar-view';
import type { LocalDate } from '@/lib/time/local-date';
import { weekOf } from '@/lib/time/week';
import { uiStore } from '@/stores/app/ui-store';
import type { ScheduleStore } from '@/stores/schedule/schedule';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { shownDaysOf } from '@/stores/ui/shown-days';
import type { UiState } from '@/stores/ui/ui';
import { useUi } from '@/stores/ui/use-ui';

/** The days whose open shifts are filled: those that the calendar shows, and the whole week of a single day. */
function daysToFill(state: UiState, selected: LocalDate): readonly LocalDate[] {
  return isDayView(state.currentView) ? weekOf(selected, state.weekStart) : shownDaysOf(state, selected);
}

/** The open shifts that can be filled now, and whether they are of one week. */
export function shownOpenShifts(store: ScheduleStore): {
  readonly shifts: readonly Shift[];
  readonly isOneWeek: boolean;
} {
  const { schedule, selectedDate } = store.getState();
  const state = uiStore.getState();
  const days = daysToFill(state, selectedDate);
  return { shifts: fillableShifts(schedule.shifts, days, state.today), isOneWeek: days.length <= 7 };
}

/** Whether there are any. */
export function useHasOpenShifts(): boolean {
  const selected = useSchedule((state) => state.selectedDate);
  const days = useUi(useShallow((state) => daysToFill(state, selected)));
  const today = useUi((state) => state.today);
  return useSchedule(({ schedule }) => fillableShifts(schedule.shifts, days, today).length > 0);
}
