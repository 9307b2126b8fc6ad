import type { RoleColor } from './role';

/** A person on the team. The name is the identity: shifts and templates refer to it. */
export interface Employee {
  readonly id: string;
  readonly name: string;
  readonly role: string;
  readonly color: RoleColor;
  /**
   * When they can work, as stored (`Availability`); absent when nothing is set. Parsed only on use (`availabilityOf`,
   * `readAvailability`), so that a record that is not understood stays as it came.
   */
  readonly availability?: unknown;
}

/** What the employee form edits. */
export type EmployeeDraft = Pick<Employee, 'name' | 'role' | 'color'>;

/** The key shared by spellings of one name: trimmed, one Unicode form, case ignored. */
export function nameKey(name: string): string {
  return name.trim().normalize('NFC').toLowerCase();
}

/** The employee of that name, ignoring case and outer whitespace; undefined when there is none. */
export function findEmployeeByName(employees: Iterable<Employee>, name: string): Employee | undefined {
  const key = nameKey(name);
  for (const employee of employees) {
    if (nameKey(employee.name) === key) return employee;
  }
  return undefined;
}
