import { nameKey } from '@/lib/employees/employee';
import { isCounted, type Shift } from './shift';

/** The name that an open shift carries in place of an employee's. */
export const OPEN_SHIFT_NAME = '';

/**
 * Whether nobody has the shift yet and it waits to be filled. It counts in coverage and among the shifts, and in
 * nothing that is somebody's: hours, overtime, overlap, head counts, reminders.
 */
export function isOpenShift({ employeeName }: Pick<Shift, 'employeeName'>): boolean {
  return employeeName.trim() === OPEN_SHIFT_NAME;
}

/** Whether the shift counts in what is somebody's, such as hours: it is not canceled, and not open. */
export function isSomebodys(shift: Shift): boolean {
  return isCounted(shift) && !isOpenShift(shift);
}

/**
 * By whom an hour is covered: the `nameKey` of the person, who counts once however many shifts they have in it, or the
 * open shift itself, since each waits for one more.
 */
export function coverKey(shift: Shift): string {
  // No trimmed name begins with a line break.
  return isOpenShift(shift) ? `\n${shift.id}` : nameKey(shift.employeeName);
}
