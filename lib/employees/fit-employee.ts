import type { RoleColor } from '@/lib/employees/role';
import { hasRole, roleAndColorOf } from '@/lib/employees/roles/roles-of';
import { ok, type Result, refused } from '@/lib/result';
import { type Employee, findEmployeeByName, tidyName } from './employee';

/** SPEC section 5: no such employee, or not one of the employee's roles. */
export type FitRefusal =
  | { readonly kind: 'employeeNotFound'; readonly name: string }
  | {
      readonly kind: 'roleMismatch';
      readonly name: string;
      readonly employeeRole: string;
      readonly role: string;
    };

export function isFitRefusal<Other extends { readonly kind: string }>(
  refusal: Other | FitRefusal,
): refusal is FitRefusal {
  return refusal.kind === 'employeeNotFound' || refusal.kind === 'roleMismatch';
}

/**
 * Finds the employee in any spelling with the same `nameKey`. Refuses an unknown name, and a role that is not
 * one of the employee's.
 */
export function fitEmployee(
  name: string,
  role: string | undefined,
  employees: Iterable<Employee>,
): Result<Employee, FitRefusal> {
  const employee = findEmployeeByName(employees, name);
  if (!employee) return refused({ kind: 'employeeNotFound', name: tidyName(name) });
  if (role === undefined || hasRole(employee, role)) return ok(employee);
  return refused({ kind: 'roleMismatch', name: employee.name, employeeRole: employee.role, role });
}

/** The shift's employee name, role and color. A stored shift without a role gets the employee's main role. */
export function fitShift(
  { employeeName, role }: { readonly employeeName: string; readonly role: string },
  employees: Iterable<Employee>,
): Result<{ readonly employeeName: string; readonly role: string; readonly color: RoleColor }, FitRefusal> {
  const fitting = fitEmployee(employeeName, role || undefined, employees);
  if (!fitting.isOk) return fitting;
  const employee = fitting.value;
  return ok({ employeeName: employee.name, ...roleAndColorOf(employee, role || employee.role) });
}
