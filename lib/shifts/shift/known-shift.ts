import type { Shift } from './shift';

/**
 * The fields of the shift that this build knows. A copy is made of these alone: what a newer build has stored beside
 * them may belong to the one shift, as an identity does.
 */
export function knownShift(shift: Shift): Shift {
  const { id, employeeName, role, date, startTime, endTime, status, color, notes } = shift;
  return { id, employeeName, role, date, startTime, endTime, status, color, notes };
}
