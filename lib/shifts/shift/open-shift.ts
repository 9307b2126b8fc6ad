import { isNameless, nameKey } from '@/lib/employees/employee';
import { isCounted, type Shift } from './shift';

export const OPEN_SHIFT_NAME = '';

/** Open shifts count in coverage and shift counts, never in hours, overtime, overlap or head counts. */
export function isOpenShift({ employeeName }: Pick<Shift, 'employeeName'>): boolean {
  return isNameless(employeeName);
}

/** Whether the shift counts in personal figures such as hours: neither canceled nor open. */
export function isCountedForPerson(shift: Shift): boolean {
  return isCounted(shift) && !isOpenShift(shift);
}

/** Coverage key: a person counts once; each open shift counts, since it needs one more person. */
export function coverageKey(shift: Shift): string {
  // No name key begins with a line break.
  return isOpenShift(shift) ? `\n${shift.id}` : nameKey(shift.employeeName);
}
