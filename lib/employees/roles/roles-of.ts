import type { Employee } from '@/lib/employees/employee';
import { colorOfRole, type RoleColor } from '@/lib/employees/role';

type Roles = Pick<Employee, 'role' | 'moreRoles'>;

/** Main role first, each role once. */
export function rolesOf({ role, moreRoles }: Roles): readonly string[] {
  if (moreRoles === undefined) return [role];
  return [...new Set([role, ...furtherRoles(moreRoles)])];
}

export function hasRole({ role, moreRoles }: Roles, wanted: string): boolean {
  return role === wanted || (moreRoles !== undefined && furtherRoles(moreRoles).includes(wanted));
}

export function roleAndColorOf(
  person: Roles & Pick<Employee, 'color'>,
  role: string,
): { readonly role: string; readonly color: RoleColor } {
  return { role, color: role === person.role ? person.color : colorOfRole(role) };
}

/** The further roles to store; undefined for none, so that the record has no empty field. */
export function moreRolesBeside(role: string, chosen: readonly string[]): readonly string[] | undefined {
  const others = [...new Set(chosen)].filter((one) => one !== role && one !== '');
  return others.length > 0 ? others : undefined;
}

function furtherRoles(stored: unknown): readonly string[] {
  if (!Array.isArray(stored)) return [];
  return stored.filter((role): role is string => typeof role === 'string' && role !== '');
}

/** Assigns the item to the employee. The employee's main role replaces a role that the employee lacks. */
export function asWorkedBy<Item extends Pick<Employee, 'role' | 'color'>>(
  shift: Item,
  employee: Roles & Pick<Employee, 'name' | 'color'>,
): Item & { readonly employeeName: string } {
  const { name, role, color } = employee;
  return { ...shift, employeeName: name, ...(!hasRole(employee, shift.role) && { role, color }) };
}
