import { isOpenShift } from '@/lib/shifts/shift/open-shift';
import type { Shift } from '@/lib/shifts/shift/shift';

export type ShiftChangeKind = 'moved' | 'assigned' | 'opened' | 'retimed' | 'restated' | 'changed';

interface ChangedShift {
  readonly before: Shift;
  readonly after: Shift;
}

/** The kind of change: another day, person, time or status; `changed` for anything else or several. */
function shiftChangeKind({ before, after }: ChangedShift): ShiftChangeKind {
  const isReassigned = before.employeeName !== after.employeeName;
  const isOtherDay = before.date !== after.date;
  const isRetimed = before.startTime !== after.startTime || before.endTime !== after.endTime;
  const isRestated = before.status !== after.status;
  if (isRestated) return isReassigned || isOtherDay || isRetimed ? 'changed' : 'restated';
  if (isOtherDay) return 'moved';
  if (isReassigned) return isRetimed ? 'moved' : isOpenShift(after) ? 'opened' : 'assigned';
  return isRetimed ? 'retimed' : 'changed';
}

export function commonChangeKind(changed: readonly ChangedShift[]): ShiftChangeKind {
  const kinds = new Set(changed.map(shiftChangeKind));
  const [kind = 'changed'] = kinds;
  return kinds.size === 1 ? kind : 'changed';
}
