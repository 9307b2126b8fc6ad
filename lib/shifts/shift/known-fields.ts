import type { Shift } from './shift';
import { detailsOf } from './shift-details';

/** The fields that this build knows. Copies have only these: unknown fields may belong to this one shift. */
export function knownFieldsOf(shift: Shift): Shift {
  const { id, employeeName, role, date, startTime, endTime, status, color, notes } = shift;
  const details = detailsOf(shift);
  return { id, employeeName, role, date, startTime, endTime, status, color, notes, ...details };
}
