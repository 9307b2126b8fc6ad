import { nameKey, tidyName } from '@/lib/employees/employee';
import { colorOfRole, ROLES } from '@/lib/employees/role';
import { ok, type Result, refused } from '@/lib/result';
import type { BusinessRole, RoleList } from './role-list';

const MAX_ROLES = 100;
const MAX_GROUPS = 20;

export type RoleRefusal = 'nameMissing' | 'nameTaken' | 'tooMany';

export type RoleLook = { readonly [Field in 'color' | 'icon' | 'group']?: BusinessRole[Field] | undefined };

export type NameOfRole = (role: BusinessRole) => string;

/** Adds a role. The role's key is the typed name, with a number if that key exists. */
export function withRole(
  list: RoleList,
  typed: string,
  look: RoleLook,
  nameOf: NameOfRole,
): Result<RoleList, RoleRefusal> {
  if (list.roles.length >= MAX_ROLES) return refused('tooMany');
  const name = tidyName(typed);
  const refusal = refusalOf(list, name, nameOf);
  if (refusal) return refused(refusal);
  const keys = new Set(list.roles.map(({ key }) => nameKey(key)));
  let key = name;
  for (let copy = 2; keys.has(nameKey(key)); copy += 1) key = `${name} ${copy}`;
  const role = withLook({ key, ...(key !== name && { name }) }, look);
  return ok({ ...list, roles: [...list.roles, role] });
}

/** Renames and restyles the role. An empty name resets a specified role to its default name. */
export function withChangedRole(
  list: RoleList,
  key: string,
  typed: string,
  look: RoleLook,
  nameOf: NameOfRole,
): Result<RoleList, RoleRefusal> {
  const name = tidyName(typed);
  const known = list.roles.find((role) => role.key === key) ?? { key };
  const { name: _name, ...rest } = known;
  const changedName = name === nameOf(rest) ? '' : name;
  const isSpecified = (ROLES as readonly string[]).includes(key);
  const refusal = refusalOf(list, changedName === '' && isSpecified ? nameOf(rest) : name, nameOf, key);
  if (refusal) return refused(refusal);
  const changed = withLook(changedName === '' ? rest : { ...rest, name: changedName }, look);
  const isListed = list.roles.some((role) => role.key === key);
  if (!isListed && list.roles.length >= MAX_ROLES) return refused('tooMany');
  return ok({
    ...list,
    roles: isListed
      ? list.roles.map((role) => (role.key === key ? changed : role))
      : [...list.roles, changed],
  });
}

export function withArchived(list: RoleList, key: string, isArchived: boolean): RoleList {
  return {
    ...list,
    roles: list.roles.map((role) => {
      if (role.key !== key) return role;
      const { isArchived: _before, ...rest } = role;
      return isArchived ? { ...rest, isArchived } : rest;
    }),
  };
}

/** Removes the role; the six specified ones stay. */
export function withoutRole(list: RoleList, key: string): RoleList {
  if ((ROLES as readonly string[]).includes(key)) return list;
  return { ...list, roles: list.roles.filter((role) => role.key !== key) };
}

/** Moves the role by that many positions, up if negative; stops at either end. */
export function withRoleMoved(list: RoleList, key: string, places: number): RoleList {
  const from = list.roles.findIndex((role) => role.key === key);
  const moved = list.roles[from];
  if (!moved) return list;
  const others = list.roles.filter((role) => role !== moved);
  const to = Math.min(Math.max(from + places, 0), others.length);
  return { ...list, roles: [...others.slice(0, to), moved, ...others.slice(to)] };
}

export function withGroup(list: RoleList, typed: string, id: string): Result<RoleList, RoleRefusal> {
  if (list.groups.length >= MAX_GROUPS) return refused('tooMany');
  const name = tidyName(typed);
  const refusal = refusalOfGroup(list, name, id);
  if (refusal) return refused(refusal);
  return ok({ ...list, groups: [...list.groups, { id, name }] });
}

export function withGroupNamed(list: RoleList, id: string, typed: string): Result<RoleList, RoleRefusal> {
  const name = tidyName(typed);
  const refusal = refusalOfGroup(list, name, id);
  if (refusal) return refused(refusal);
  return ok({ ...list, groups: list.groups.map((group) => (group.id === id ? { ...group, name } : group)) });
}

/** Removes the group, also from its roles. */
export function withoutGroup(list: RoleList, id: string): RoleList {
  return {
    ...list,
    groups: list.groups.filter((group) => group.id !== id),
    roles: list.roles.map((role) => {
      if (role.group !== id) return role;
      const { group: _group, ...rest } = role;
      return rest;
    }),
  };
}

function refusalOf(
  { roles }: RoleList,
  name: string,
  nameOf: NameOfRole,
  ownKey?: string,
): RoleRefusal | undefined {
  if (name === '') return 'nameMissing';
  const isTaken = roles.some((role) => role.key !== ownKey && nameKey(nameOf(role)) === nameKey(name));
  return isTaken ? 'nameTaken' : undefined;
}

function refusalOfGroup({ groups }: RoleList, name: string, ownId: string): RoleRefusal | undefined {
  if (name === '') return 'nameMissing';
  const isTaken = groups.some((group) => group.id !== ownId && nameKey(group.name) === nameKey(name));
  return isTaken ? 'nameTaken' : undefined;
}

function withLook(role: BusinessRole, look: RoleLook): BusinessRole {
  const { color: oldColor, icon: oldIcon, group: oldGroup, ...rest } = role;
  const color = 'color' in look ? look.color : oldColor;
  const icon = 'icon' in look ? look.icon : oldIcon;
  const group = 'group' in look ? look.group : oldGroup;
  return {
    ...rest,
    ...(color !== undefined && color !== colorOfRole(role.key) && { color }),
    ...(icon !== undefined && { icon }),
    ...(group !== undefined && { group }),
  };
}
