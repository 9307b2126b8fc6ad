import type { RoleColor } from './role';

/** A person on the team. The name is the identity: shifts and templates point to it. */
export interface Employee {
  readonly id: string;
  readonly name: string;
  readonly role: string;
  readonly color: RoleColor;
  /**
   * When they can work, as `Availability` is stored; left out where nothing is said. It is read when it is asked for
   * (`availabilityOf`, `readAvailability`), so that a record which is not understood stays as it came.
   */
  readonly availability?: unknown;
}

/** What the employee form edits. */
export type EmployeeDraft = Pick<Employee, 'name' | 'role' | 'color'>;

/** What two spellings of the same name have in common: trimmed, one Unicode form, case ignored. */
export function nameKey(name: string): string {
  return name.trim().normalize('NFC').toLowerCase();
}

/** The employee of that name, whatever its case and outer blanks; undefined where there is none. */
export function findEmployeeByName(employees: Iterable<Employee>, name: string): Employee | undefined {
  const key = nameKey(name);
  for (const employee of employees) {
    if (nameKey(employee.name) === key) return employee;
  }
  return undefined;
}
