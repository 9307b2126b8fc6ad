import { isNameless, nameKey } from '@/lib/employees/employee';
import { isCounted, type Shift } from './shift';

/** The name of an open shift, in place of an employee's. */
export const OPEN_SHIFT_NAME = '';

/**
 * Whether the shift is unassigned and waits to be filled. It counts in coverage and shift counts, and in nothing
 * personal: hours, overtime, overlap, head counts, reminders.
 */
export function isOpenShift({ employeeName }: Pick<Shift, 'employeeName'>): boolean {
  return isNameless(employeeName);
}

/** Whether the shift counts in personal figures such as hours: neither canceled nor open. */
export function isSomebodys(shift: Shift): boolean {
  return isCounted(shift) && !isOpenShift(shift);
}

/**
 * Key of who covers an hour: `nameKey` of the person, who counts once however many shifts they have in it, or the
 * open shift itself, since each needs one more person.
 */
export function coverKey(shift: Shift): string {
  // No key of a name begins with a line break.
  return isOpenShift(shift) ? `\n${shift.id}` : nameKey(shift.employeeName);
}
