import {
  type BusinessRole,
  completeRoleList,
  type RoleGroup,
  type RoleList,
  SPECIFIED_ROLES,
} from '@/lib/employees/roles/role-list';
import { COUNTING_SHAPE } from '@/lib/saved-data/records/business/counting-shape';
import { PAY_PERIODS_SHAPE } from '@/lib/saved-data/records/business/pay-periods-shape';
import { ROLE_GROUP_SHAPE, ROLE_SHAPE } from '@/lib/saved-data/records/business/role-list-shape';
import { type Fields, isFields } from '@/lib/saved-data/records/fields';
import { optional, picklist } from '@/lib/saved-data/records/shape';
import { OPENING_DAY_SHAPE } from '@/lib/saved-data/records/shapes';
import { COUNT_ALL } from '@/lib/shifts/counting';
import { ALWAYS_OPEN, type OpeningDay } from '@/lib/time/opening-hours';
import { DEFAULT_WEEK_START, WEEK_STARTS } from '@/lib/time/week';
import { defineObjectSetting, defineValueSetting, readPrefixedFields, type Setting } from './setting';

// Only settings that the first frame of a page needs: the first script includes this file.

export const weekStartSetting = defineValueSetting('weekStart', picklist(WEEK_STARTS), DEFAULT_WEEK_START);

export const countingSetting = defineObjectSetting('counting', COUNTING_SHAPE, COUNT_ALL);

export const payPeriodsSetting = defineValueSetting('payPeriods', optional(PAY_PERIODS_SHAPE), undefined);

/** One field per weekday, so that a merge never combines the opening of one edit with the closing of another. */
export const openingHoursSetting: Setting<'openingHours'> = {
  id: 'openingHours',
  defaultValue: ALWAYS_OPEN,
  toValue: (fields) => ({
    days: [...readPrefixedFields<OpeningDay>(fields, 'day.', OPENING_DAY_SHAPE).values()].sort(
      (one, other) => one.weekday - other.weekday,
    ),
    isCloseShown: fields.isCloseShown === true,
  }),
};

/** Splits the list into one field per role and per group, and the order of both lists. */
export function roleListFields(list: RoleList): Fields {
  const { roles, groups, ...unknown } = completeRoleList(list);
  return {
    ...unknown,
    ...Object.fromEntries(roles.map((role) => [`role.${role.key}`, role])),
    ...Object.fromEntries(groups.map((group) => [`group.${group.id}`, group])),
    roles: roles.map(({ key }) => key),
    groups: groups.map(({ id }) => id),
  };
}

export const roleListSetting: Setting<'roleList'> = {
  id: 'roleList',
  defaultValue: SPECIFIED_ROLES,
  defaultFields: () => roleListFields(SPECIFIED_ROLES),
  toValue: (fields) => ({
    roles: inOrder<BusinessRole>(
      readPrefixedFields(fields, 'role.', (role, key) =>
        ROLE_SHAPE(isFields(role) ? { ...role, key } : role),
      ),
      fields.roles,
    ),
    groups: inOrder<RoleGroup>(
      readPrefixedFields(fields, 'group.', (group, id) =>
        ROLE_GROUP_SHAPE(isFields(group) ? { ...group, id } : group),
      ),
      fields.groups,
    ),
  }),
};

/**
 * Sorts the items. Items missing in the order, such as items added on another device meanwhile, come last.
 */
function inOrder<Item>(items: ReadonlyMap<string, Item>, order: unknown): readonly Item[] {
  const listed = (Array.isArray(order) ? order : []).filter(
    (name): name is string => typeof name === 'string' && items.has(name),
  );
  return [...new Set([...listed, ...items.keys()])].flatMap((name) => items.get(name) ?? []);
}
