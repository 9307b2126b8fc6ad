import { findShift, type ScheduleIndex, shiftsOn } from '@/lib/shifts/change/schedule-index';
import type { Shift } from '@/lib/shifts/shift/shift';
import { carriedOver, shiftsOnDayBefore } from '@/lib/shifts/views/at-work';
import { isDayView } from '@/lib/shifts/views/calendar-view';
import { createDayFilter, type DayFilter, filterNameKeys } from '@/lib/shifts/views/shift-filter';
import type { LocalDate } from '@/lib/time/local-date';
import { uiStore } from '@/stores/app/ui-store';
import type { ScheduleStore } from '@/stores/schedule/schedule';
import { shownDaysOf } from '@/stores/ui/shown-days';
import { selectionStore } from './selection';

/** There is only one list at a time. */
let listed: readonly Shift[] | undefined;

/**
 * Sets the shifts on the screen, in order, including rows scrolled out of view. The returned function clears
 * the list.
 */
export function setShownOrder(shifts: readonly Shift[]): () => void {
  listed = shifts;
  return () => {
    if (listed === shifts) listed = undefined;
  };
}

/** The listed shifts, filtered and sorted; undefined if there is no list. */
export function listedShifts(): readonly Shift[] | undefined {
  return listed;
}

export function shownShiftIds(store: ScheduleStore): readonly string[] {
  const { schedule } = store.getState();
  const show = currentFilter(store);
  const shifts = listed ?? [
    ...shiftsFromDayBefore(store, schedule.shifts, show),
    ...shownDays(store).flatMap((date) => show(shiftsOn(schedule.shifts, date))),
  ];
  return shifts.map(({ id }) => id);
}

export function selectAllShown(store: ScheduleStore): void {
  selectionStore.replace(shownShiftIds(store));
}

/**
 * Deselects shifts that the calendar no longer shows, because of another week, another filter or a deletion.
 */
export function keepShownSelected(store: ScheduleStore): void {
  if (selectionStore.getState().ids.size === 0) return;
  const { shifts } = store.getState().schedule;
  const days = new Set(shownDays(store));
  const show = currentFilter(store);
  const carried = new Set(shiftsFromDayBefore(store, shifts, show).map(({ id }) => id));
  selectionStore.keepOnly((id) => {
    const shift = findShift(shifts, id);
    if (shift === undefined) return false;
    return carried.has(id) || (days.has(shift.date) && show([shift]).length > 0);
  });
}

/**
 * The previous day's shifts that a day view shows because they continue after midnight; the week shows them on their
 * start day.
 */
function shiftsFromDayBefore(store: ScheduleStore, index: ScheduleIndex, show: DayFilter): readonly Shift[] {
  if (!isDayView(uiStore.getState().currentView)) return [];
  return carriedOver(show(shiftsOnDayBefore(index, store.getState().selectedDate)));
}

function shownDays(store: ScheduleStore): readonly LocalDate[] {
  return shownDaysOf(uiStore.getState(), store.getState());
}

function currentFilter(store: ScheduleStore): DayFilter {
  const { filter } = uiStore.getState();
  return createDayFilter(filter, filterNameKeys(filter, store.getState().schedule.employees));
}
