import { type Employee, findEmployeeByName } from '@/lib/employees/employee';
import { hasRole } from '@/lib/employees/roles/roles-of';
import { ok, type Result, refused } from '@/lib/result';
import { knownShift } from '@/lib/shifts/shift/known-shift';
import { isOpenShift } from '@/lib/shifts/shift/open-shift';
import type { Shift } from '@/lib/shifts/shift/shift';
import type { LocalDate } from '@/lib/time/local-date';

/** Why a shift is not copied (SPEC section 5). */
export type CopyRefusal =
  | { readonly kind: 'noDates' | 'onlyOriginalDate' | 'originalMissing' }
  | { readonly kind: 'employeeNotFound'; readonly name: string }
  | {
      readonly kind: 'roleMismatch';
      readonly name: string;
      readonly employeeRole: string;
      readonly role: string;
    };

/**
 * The copies of the shift, one per date except its own, in date order, or the first reason against them. Each has its
 * own id; everything but id and date is copied, except fields that this build does not know. `original` is undefined
 * when the shift is gone. Copies of an open shift are open.
 */
export function copiesOfShift(
  original: Shift | undefined,
  dates: Iterable<LocalDate>,
  employees: Iterable<Employee>,
  newId: () => string,
): Result<readonly Shift[], CopyRefusal> {
  const chosen = [...new Set(dates)].sort();
  if (chosen.length === 0) return refused({ kind: 'noDates' });
  if (!original) return refused({ kind: 'originalMissing' });
  const targets = chosen.filter((date) => date !== original.date);
  if (targets.length === 0) return refused({ kind: 'onlyOriginalDate' });
  const copies = () => ok(targets.map((date) => ({ ...knownShift(original), id: newId(), date })));
  if (isOpenShift(original)) return copies();
  const { employeeName, role } = original;
  const employee = findEmployeeByName(employees, employeeName);
  if (!employee) return refused({ kind: 'employeeNotFound', name: employeeName });
  if (!hasRole(employee, role)) {
    return refused({ kind: 'roleMismatch', name: employee.name, employeeRole: employee.role, role });
  }
  return copies();
}
