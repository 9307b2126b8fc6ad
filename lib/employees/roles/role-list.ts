import { ROLES, type RoleColor } from '@/lib/employees/role';

/** Records store `key`, which never changes, so that a rename changes no record. */
export interface BusinessRole {
  readonly key: string;
  /** Absent if unchanged: one of the six under its localized name, or a role named like its key. */
  readonly name?: string | undefined;
  /** Absent for the default: as specified, or gray for a role of the business. */
  readonly color?: RoleColor | undefined;
  readonly icon?: RoleIconName | undefined;
  readonly group?: string | undefined;
  /** The role is no longer offered; existing records keep the role. */
  readonly isArchived?: boolean | undefined;
}

export interface RoleGroup {
  readonly id: string;
  readonly name: string;
}

export interface RoleList {
  readonly roles: readonly BusinessRole[];
  readonly groups: readonly RoleGroup[];
}

export const SPECIFIED_ROLES: RoleList = { roles: ROLES.map((key) => ({ key })), groups: [] };

/**
 * Other builds may omit specified roles or write duplicates. Returns the same object if the list is complete.
 */
export function completeRoleList(list: RoleList): RoleList {
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

export const ROLE_ICON_NAMES = [
  ...['key', 'utensils', 'chef', 'chair', 'glass', 'bell'],
  ...['dishes', 'tray', 'run', 'coffee', 'broom', 'bed', 'truck', 'shield', 'music', 'star'],
] as const;

export type RoleIconName = (typeof ROLE_ICON_NAMES)[number];

export const ICON_OF_ROLE: ReadonlyMap<string, RoleIconName> = new Map([
  ['Manager', 'key'],
  ['Server', 'utensils'],
  ['Cook', 'chef'],
  ['Front Desk', 'bell'],
  ['Host', 'chair'],
  ['Bartender', 'glass'],
]);
