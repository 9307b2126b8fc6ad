import { ROLES } from '@/lib/employees/role';

/** Rows of one role. */
export interface RoleGroup<Row> {
  readonly role: string;
  readonly rows: readonly Row[];
}

/** The rows by role, each group in the order given: the known roles first, then others as they occur. */
export function groupedByRole<Row extends { readonly role: string }>(
  rows: readonly Row[],
): readonly RoleGroup<Row>[] {
  const groups = new Map<string, Row[]>(ROLES.map((role) => [role, []]));
  for (const row of rows) {
    const group = groups.get(row.role);
    if (group) group.push(row);
    else groups.set(row.role, [row]);
  }
  return Array.from(groups, ([role, own]) => ({ role, rows: own })).filter(({ rows: own }) => own.length > 0);
}
