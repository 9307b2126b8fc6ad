import { ROLES, type RoleColor } from '@/lib/employees/role';
import type { RoleIconName } from './role-icons';

/**
 * A role of the house. `key` is what shifts, employees and templates keep, and never changes; its name is looked up. So a new name
 * changes no record: everything follows at once, and nothing published differs.
 */
export interface HouseRole {
  readonly key: string;
  /** Absent for one of the six under its word in the language, and for one of the house that is still called as its key. */
  readonly name?: string | undefined;
  /** Absent for the specified colour; gray for a role of the house. */
  readonly color?: RoleColor | undefined;
  readonly icon?: RoleIconName | undefined;
  /** The id of its group. */
  readonly group?: string | undefined;
  /** No longer offered; what has it stays readable. */
  readonly isArchived?: boolean | undefined;
}

/** Roles that belong together, such as front and back of house. */
export interface RoleGroup {
  readonly id: string;
  readonly name: string;
}

/** The roles of the house in their order, and the groups in theirs. */
export interface RoleList {
  readonly roles: readonly HouseRole[];
  readonly groups: readonly RoleGroup[];
}

/** The six of the specification, in no group. */
export const SPECIFIED_ROLES: RoleList = { roles: ROLES.map((key) => ({ key })), groups: [] };

/**
 * The list with each key and each group once, and all six specified roles: a list written by another build may lack some. The
 * same object where nothing is to be mended.
 */
export function wholeList(list: RoleList): RoleList {
  const roles = onceBy(list.roles, ({ key }) => key).filter(({ key }) => key !== '');
  const missing = ROLES.filter((key) => !roles.some((role) => role.key === key));
  const groups = onceBy(list.groups, ({ id }) => id);
  const isWhole =
    missing.length === 0 && roles.length === list.roles.length && groups.length === list.groups.length;
  return isWhole ? list : { ...list, roles: [...roles, ...missing.map((key) => ({ key }))], groups };
}

function onceBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): readonly Item[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const key = keyOf(item);
    return !seen.has(key) && seen.add(key);
  });
}
