import { colorOfRole, ROLE_COLORS, type RoleColor } from '@/lib/employees/role';
import { foldText } from '@/lib/fold-text';
import {
  type BusinessRole,
  completeRoleList,
  ICON_OF_ROLE,
  type RoleGroup,
  type RoleIconName,
  type RoleList,
  SPECIFIED_ROLES,
} from './role-list';

export interface RoleBook {
  readonly list: RoleList;
  readonly keys: readonly string[];
  readonly offered: readonly string[];
  /** Undefined if the business uses the default name. */
  readonly customName: (role: string) => string | undefined;
  /** A stored color equal to the role's default means "as the role": recoloring changes no record. */
  readonly colorOf: (role: string, stored?: RoleColor) => RoleColor;
  /** Undefined if the role has the default icon, a person's outline. */
  readonly iconOf: (role: string) => RoleIconName | undefined;
  readonly groupOf: (role: string) => RoleGroup | undefined;
  /** Finds a role by its name in the business, ignoring case and accents. */
  readonly findByName: (text: string) => string | undefined;
}

/** `inUse`: the team's roles, which the list may lack after an import. */
export function roleBook(stored: RoleList, inUse: Iterable<string> = []): RoleBook {
  const list = completeRoleList(stored);
  const byKey = new Map<string, BusinessRole>(list.roles.map((role) => [role.key, role]));
  const groups = new Map(list.groups.map((group) => [group.id, group]));
  const others = [...new Set(inUse)].filter((role) => role !== '' && !byKey.has(role));
  const keys = [...byKey.keys(), ...others];
  const byName = new Map<string, string>();
  for (const { key, name } of list.roles) if (name === undefined) byName.set(foldText(key), key);
  for (const { key, name } of list.roles) if (name !== undefined) byName.set(foldText(name), key);
  return {
    list,
    keys,
    offered: keys.filter((key) => !byKey.get(key)?.isArchived),
    customName: (role) => byKey.get(role)?.name,
    colorOf(role, color = colorOfRole(role)) {
      return color === colorOfRole(role) ? (byKey.get(role)?.color ?? color) : color;
    },
    iconOf: (role) => byKey.get(role)?.icon ?? ICON_OF_ROLE.get(role),
    groupOf: (role) => groups.get(byKey.get(role)?.group ?? ''),
    findByName: (text) => byName.get(foldText(text.trim())),
  };
}

const SPECIFIED_DEFAULT = 'Server';

export const SPECIFIED_BOOK = roleBook(SPECIFIED_ROLES);

/** The role of a new person or template. */
export function defaultRole({ offered }: Pick<RoleBook, 'offered'>): string {
  return offered.includes(SPECIFIED_DEFAULT) ? SPECIFIED_DEFAULT : (offered[0] ?? SPECIFIED_DEFAULT);
}

/** Appends the role if it is not offered, such as the archived role of an edited record. */
export function offeredWith({ offered }: Pick<RoleBook, 'offered'>, role: string): readonly string[] {
  return role === '' || offered.includes(role) ? offered : [...offered, role];
}

/**
 * The colors to choose from, stored and displayed. If the business recolored the role, the specified color is
 * omitted: its stored value means the role's color.
 */
export function colorChoices(
  { colorOf }: Pick<RoleBook, 'colorOf'>,
  role: string,
): readonly { readonly stored: RoleColor; readonly shown: RoleColor }[] {
  const [specified, ofBusiness] = [colorOfRole(role), colorOf(role)];
  return ROLE_COLORS.filter((color) => ofBusiness === specified || color !== specified).map((shown) => ({
    stored: shown === ofBusiness ? specified : shown,
    shown,
  }));
}
