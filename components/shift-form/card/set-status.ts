import type { Shift } from '@/lib/shifts/shift/shift';
import { moveShifts, notifyMoveRefusal } from '@/stores/schedule/move-shifts';

/** Gives the shift that status in one step, notified with Undo; where it is gone meanwhile, it says so. */
export function setStatus({ id }: Shift, status: string): void {
  const outcome = moveShifts([{ shiftId: id, status }]);
  if (!outcome.isOk) notifyMoveRefusal(outcome.error);
}
