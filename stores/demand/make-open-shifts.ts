import type { NeededShift } from '@/lib/demand/shifts-for-need';
import { colorOfRole } from '@/lib/employees/role';
import { breakPlanOf } from '@/lib/settings/break-settings';

import { shiftEntry } from '@/lib/shifts/change/schedule-change';
import { withBreaks } from '@/lib/shifts/proposed-breaks';
import { OPEN_SHIFT_NAME } from '@/lib/shifts/shift/open-shift';
import type { Shift } from '@/lib/shifts/shift/shift';
import { announce } from '@/stores/notifications/announce';
import type { ScheduleStore } from '@/stores/schedule/schedule';

/** The open shift for a gap, with an empty id until it is added. */
export function openShiftOf({ date, role, startTime, endTime }: Omit<NeededShift, 'hours'>): Shift {
  return {
    id: '',
    employeeName: OPEN_SHIFT_NAME,
    role,
    color: colorOfRole(role),
    date,
    startTime,
    endTime,
    status: 'Confirmed',
    notes: '',
  };
}

/** Adds the open shifts in one change, with the default breaks of new shifts, and notifies with Undo. */
export function makeOpenShifts(
  store: ScheduleStore,
  needed: readonly Omit<NeededShift, 'hours'>[],
  message: string,
): void {
  const plan = breakPlanOf(store.getState().schedule);
  const entries = needed.map((one) =>
    shiftEntry(undefined, withBreaks({ ...openShiftOf(one), id: store.newId() }, plan)),
  );
  void announce(store, store.commit(entries), { category: 'shifts', act: 'shiftSaved', words: { message } });
}
