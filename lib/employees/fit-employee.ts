import { hasRole } from '@/lib/employees/roles/roles-of';
import { ok, type Result, refused } from '@/lib/result';
import { type Employee, findEmployeeByName, tidyName } from './employee';

/** Why a named employee cannot take a role (SPEC section 5): no such employee, or a role that they do not have. */
export type FitRefusal =
  | { readonly kind: 'employeeNotFound'; readonly name: string }
  | {
      readonly kind: 'roleMismatch';
      readonly name: string;
      readonly employeeRole: string;
      readonly role: string;
    };

/** Whether a refusal is one of these two, which have their own dialogs. */
export function isFitRefusal<Other extends { readonly kind: string }>(
  refusal: Other | FitRefusal,
): refusal is FitRefusal {
  return refusal.kind === 'employeeNotFound' || refusal.kind === 'roleMismatch';
}

/** The employee of that name if they have that role, main or further; every spelling with its `nameKey` is that name. */
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
