import type { Shift } from '@/lib/shifts/shift/shift';
import { createDayFilter, filterNameKeys, NO_FILTER } from '@/lib/shifts/views/shift-filter';
import { uiStore } from '@/stores/app/ui-store';
import type { ScheduleStore } from '@/stores/schedule/schedule';

/** Shows the shift's day in the calendar; clears a filter that would hide the shift. */
export function goToShift(store: ScheduleStore, shift: Shift): void {
  const { filter } = uiStore.getState();
  const { employees } = store.getState().schedule;
  store.selectDate(shift.date);
  const show = createDayFilter(filter, filterNameKeys(filter, employees));
  if (show([shift]).length === 0) uiStore.setFilter(NO_FILTER);
}
