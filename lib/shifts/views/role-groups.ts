import { ROLES } from '@/lib/employees/role';
import type { RoleGroup } from '@/lib/employees/roles/role-list';

/** Rows of one role or one role group of the business. */
export interface RowsOfRole<Row> {
  /** For a group, the first of its roles among the rows. */
  readonly role: string;
  /** Absent if the role is in no group. */
  readonly group?: RoleGroup | undefined;
  readonly rows: readonly Row[];
}

/** In the order of `roles`, a group at its first role's position, then others as they occur. */
export function groupedByRole<Row extends { readonly role: string }>(
  rows: readonly Row[],
  roles: readonly string[] = ROLES,
  groupOf: (role: string) => RoleGroup | undefined = () => undefined,
): readonly RowsOfRole<Row>[] {
  const byRole = new Map<string, Row[]>(roles.map((role) => [role, []]));
  for (const row of rows) {
    const rowsOfRole = byRole.get(row.role);
    if (rowsOfRole) rowsOfRole.push(row);
    else byRole.set(row.role, [row]);
  }
  const found = new Map<string, { role: string; group?: RoleGroup | undefined; rows: Row[] }>();
  for (const [role, rowsOfRole] of byRole) {
    if (rowsOfRole.length === 0) continue;
    const group = groupOf(role);
    const key = group ? `group ${group.id}` : `role ${role}`;
    const known = found.get(key);
    if (known) known.rows.push(...rowsOfRole);
    else found.set(key, { role, ...(group && { group }), rows: rowsOfRole });
  }
  return [...found.values()];
}
