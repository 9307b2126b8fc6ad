import type { Shift } from '@/lib/shifts/shift/shift';
import { moveShifts, notifyMoveRefusal } from '@/stores/schedule/move-shifts';
import type { ScheduleStore } from '@/stores/schedule/schedule';

/** Sets the status in one step, with a notification and Undo; notifies if the shift was removed meanwhile. */
export function setStatus(store: ScheduleStore, { id }: Shift, status: string): void {
  const outcome = moveShifts(store, [{ shiftId: id, status }]);
  if (!outcome.isOk) notifyMoveRefusal(store, outcome.error);
}
