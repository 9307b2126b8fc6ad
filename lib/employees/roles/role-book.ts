import { colorOfRole, ROLE_COLORS, type RoleColor } from '@/lib/employees/role';
import { foldText } from '@/lib/fold-text';
import { ICON_OF_ROLE, type RoleIconName } from './role-icons';
import { type HouseRole, type RoleGroup, type RoleList, SPECIFIED_ROLES, wholeList } from './role-list';

/** The list of roles as it is asked: by key, in order. */
export interface RoleBook {
  readonly list: RoleList;
  /** Every key in order, archived ones too, those that only records have last. */
  readonly keys: readonly string[];
  /** What a picker offers: without the archived ones. */
  readonly offered: readonly string[];
  /** The name that the house gave the role; undefined where it has its own word. */
  readonly ownName: (role: string) => string | undefined;
  /**
   * The colour to show for what has the role and was stored with that colour. A stored colour that is the specified one of the role
   * means "as the role", so a new colour of a role shows everywhere without changing a record.
   */
  readonly colorOf: (role: string, stored?: RoleColor) => RoleColor;
  /** Undefined for a person's outline. */
  readonly iconOf: (role: string) => RoleIconName | undefined;
  readonly groupOf: (role: string) => RoleGroup | undefined;
  /** The role that the text names as the house spells it, ignoring case and accents; undefined if none. */
  readonly named: (text: string) => string | undefined;
}

/** The book of that list. `inUse`: roles that the team has, of which the list may not know, such as those of an import. */
export function roleBook(stored: RoleList, inUse: Iterable<string> = []): RoleBook {
  const list = wholeList(stored);
  const byKey = new Map<string, HouseRole>(list.roles.map((role) => [role.key, role]));
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
    ownName: (role) => byKey.get(role)?.name,
    colorOf(role, color = colorOfRole(role)) {
      return color === colorOfRole(role) ? (byKey.get(role)?.color ?? color) : color;
    },
    iconOf: (role) => byKey.get(role)?.icon ?? ICON_OF_ROLE.get(role),
    groupOf: (role) => groups.get(byKey.get(role)?.group ?? ''),
    named: (text) => byName.get(foldText(text.trim())),
  };
}

/** The book of the six specified roles. */
export const SPECIFIED_BOOK = roleBook(SPECIFIED_ROLES);

/** The roles offered, with that one last if it is not among them, such as the archived role of what is edited. */
export function offeredWith({ offered }: Pick<RoleBook, 'offered'>, role: string): readonly string[] {
  return role === '' || offered.includes(role) ? offered : [...offered, role];
}

/**
 * The colours to choose for what has that role: what is stored and what it shows. The role's own colour is stored as its specified
 * one; where the two differ, the specified one is not to be had beside it.
 */
export function colorChoices(
  { colorOf }: Pick<RoleBook, 'colorOf'>,
  role: string,
): readonly { readonly stored: RoleColor; readonly shown: RoleColor }[] {
  const [specified, own] = [colorOfRole(role), colorOf(role)];
  return ROLE_COLORS.filter((color) => own === specified || color !== specified).map((shown) => ({
    stored: shown === own ? specified : shown,
    shown,
  }));
}
