import { type Employee, findEmployeeByName } from '@/lib/employees/employee';
import { hasRole } from '@/lib/employees/roles/roles-of';
import { ok, type Result, refused } from '@/lib/result';
import { knownShift } from '@/lib/shifts/shift/known-shift';
import { isOpenShift } from '@/lib/shifts/shift/open-shift';
import type { Shift } from '@/lib/shifts/shift/shift';
import type { LocalDate } from '@/lib/time/local-date';

/** SPEC section 5. */
export type CopyRefusal =
  | { readonly kind: 'noDates' | 'onlyOriginalDate' | 'originalMissing' }
  | { readonly kind: 'employeeNotFound'; readonly name: string }
  | {
      readonly kind: 'roleMismatch';
      readonly name: string;
      readonly employeeRole: string;
      readonly role: string;
    };

/** In date order, or the first refusal. Omits the original's date and fields unknown to this build. */
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
