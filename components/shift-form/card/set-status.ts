import type { Shift } from '@/lib/shifts/shift/shift';
import { moveShifts, notifyMoveRefusal } from '@/stores/schedule/move-shifts';
import type { ScheduleStore } from '@/stores/schedule/schedule';

/** Gives the shift that status in one step, notified with Undo; where it is gone meanwhile, it says so. */
export function setStatus(store: ScheduleStore, { id }: Shift, status: string): void {
  const outcome = moveShifts(store, [{ shiftId: id, status }]);
  if (!outcome.isOk) notifyMoveRefusal(store, outcome.error);
}
