import type { Shift } from './shift';
import { detailsOf } from './shift-details';

/**
 * The fields of the shift that this build knows. Copies have only these: a newer build's fields may belong to the one
 * shift, as an identity does.
 */
export function knownShift(shift: Shift): Shift {
  const { id, employeeName, role, date, startTime, endTime, status, color, notes } = shift;
  const details = detailsOf(shift);
  return { id, employeeName, role, date, startTime, endTime, status, color, notes, ...details };
}
