import type { Shift } from './shift';

/**
 * The fields of the shift that this build knows. Copies have only these: a newer build's fields may belong to the one
 * shift, as an identity does.
 */
export function knownShift(shift: Shift): Shift {
  const { id, employeeName, role, date, startTime, endTime, status, color, notes } = shift;
  return { id, employeeName, role, date, startTime, endTime, status, color, notes };
}
