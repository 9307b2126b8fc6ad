import { hasRole } from '@/lib/employees/roles/roles-of';
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

/** The employee if the role is the main or a further one; any spelling with the same `nameKey` matches. */
export function fitEmployee(
  name: string,
  role: string,
  employees: Iterable<Employee>,
): Result<Employee, FitRefusal> {
  const employee = findEmployeeByName(employees, name);
  if (!employee) return refused({ kind: 'employeeNotFound', name: tidyName(name) });
  if (hasRole(employee, role)) return ok(employee);
  return refused({ kind: 'roleMismatch', name: employee.name, employeeRole: employee.role, role });
}
