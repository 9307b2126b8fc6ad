import { type Demand, type HoursNeed, NO_DEMAND } from '@/lib/demand/need';
import {
  type HouseRole,
  type RoleGroup,
  type RoleList,
  SPECIFIED_ROLES,
  wholeList,
} from '@/lib/employees/roles/role-list';
import { type Overtime, SPECIFIED_OVERTIME } from '@/lib/pay/overtime-rules';
import type { DaySales, Sales } from '@/lib/sales/sales';
import { type Fields, isFields } from '@/lib/saved-data/records/fields';
import { DAY_NEED_SHAPE, HOURS_NEED_SHAPE } from '@/lib/saved-data/records/house/demand-shape';
import { OVERTIME_SHAPE } from '@/lib/saved-data/records/house/pay-shapes';
import { HOUSE_ROLE_SHAPE, ROLE_GROUP_SHAPE } from '@/lib/saved-data/records/house/role-list-shape';
import { DAY_SALES_SHAPE } from '@/lib/saved-data/records/house/sales-shapes';
import { fallback, MISFIT, type Shape } from '@/lib/saved-data/records/shape';
import { OPENING_DAY_SHAPE } from '@/lib/saved-data/records/shapes';
import { isLocalDate } from '@/lib/time/local-date';
import { ALWAYS_OPEN, type OpeningDay, type OpeningHours } from '@/lib/time/opening-hours';

/** How a setting is read from the fields of its record: edits of different fields merge. */
export interface SettingReader<Value> {
  readonly otherwise: Value;
  /** The fields of the default that a record without them has; absent: none. */
  usual?(): Fields;
  /** The value in the fields, those of the default included; fields that cannot be read are as if absent. */
  toValue(fields: Fields): Value;
  /** Whether it stands in several records, since it grows with time. */
  readonly isSplit?: boolean;
}

/** A value that only makes sense as a whole, in one field. Undefined is no field. */
export function oneField<Value>(shape: Shape<Value>, otherwise: Value): SettingReader<Value> {
  const read = fallback(shape, otherwise);
  return { otherwise, toValue: ({ value }) => (value === undefined ? otherwise : read(value)) };
}

/** An object, each entry in a field of its own. */
export function eachField<Value extends object>(shape: Shape<Value>, otherwise: Value): SettingReader<Value> {
  return { otherwise, usual: () => ({ ...otherwise }) as Fields, toValue: fallback(shape, otherwise) };
}

/** Each role and each group in a field of its own, and the order of both. */
export function roleListFields(list: RoleList): Fields {
  const { roles, groups, ...unknown } = wholeList(list);
  return {
    ...unknown,
    ...Object.fromEntries(roles.map((role) => [`role.${role.key}`, role])),
    ...Object.fromEntries(groups.map((group) => [`group.${group.id}`, group])),
    roles: roles.map(({ key }) => key),
    groups: groups.map(({ id }) => id),
  };
}

export const ROLE_LIST_READER: SettingReader<RoleList> = {
  otherwise: SPECIFIED_ROLES,
  usual: () => roleListFields(SPECIFIED_ROLES),
  toValue: (fields) => ({
    roles: inOrder<HouseRole>(
      readEach(fields, 'role.', (role, key) => HOUSE_ROLE_SHAPE(isFields(role) ? { ...role, key } : role)),
      fields.roles,
    ),
    groups: inOrder<RoleGroup>(
      readEach(fields, 'group.', (group, id) => ROLE_GROUP_SHAPE(isFields(group) ? { ...group, id } : group)),
      fields.groups,
    ),
  }),
};

/** Each weekday in a field of its own: half of a day's hours is nobody's edit. */
export const OPENING_HOURS_READER: SettingReader<OpeningHours> = {
  otherwise: ALWAYS_OPEN,
  toValue: (fields) => ({
    days: [...readEach<OpeningDay>(fields, 'day.', OPENING_DAY_SHAPE).values()].sort(
      (one, other) => one.weekday - other.weekday,
    ),
    isCloseShown: fields.isCloseShown === true,
  }),
};

/** The rules, and each of the business's own limits, in a field of its own. */
export function ownLimitFields({ own, ...others }: Overtime): Fields {
  return { ...others, ...prefixed('own.', own) };
}

export const OVERTIME_READER: SettingReader<Overtime> = {
  otherwise: SPECIFIED_OVERTIME,
  usual: () => ownLimitFields(SPECIFIED_OVERTIME),
  toValue({ rules, ...fields }) {
    const own = Object.fromEntries(readEach(fields, 'own.', (value) => value));
    return fallback<Overtime>(OVERTIME_SHAPE, SPECIFIED_OVERTIME)({ rules, own });
  },
};

/**
 * The need of each role on each weekday in a field of its own, and each date in one: a date follows the week in nothing,
 * so half of its need is nobody's edit.
 */
export const DEMAND_READER: SettingReader<Demand> = {
  otherwise: NO_DEMAND,
  toValue(fields) {
    const week = new Map<string, [string, HoursNeed][]>();
    for (const [name, stored] of Object.entries(fields)) {
      if (!name.startsWith('week.')) continue;
      const [weekday = ''] = name.slice('week.'.length).split('.', 1);
      const role = name.slice(`week.${weekday}.`.length);
      const hours = role === '' ? MISFIT : HOURS_NEED_SHAPE(stored);
      const needs = week.get(weekday) ?? [];
      if (hours !== MISFIT) needs.push([role, hours]);
      if (hours !== MISFIT || role === '') week.set(weekday, needs);
    }
    return {
      week: Object.fromEntries(Array.from(week, ([weekday, needs]) => [weekday, Object.fromEntries(needs)])),
      dates: Object.fromEntries(readEach(fields, 'date.', DAY_NEED_SHAPE)),
    };
  },
};

/** Each date in a field of its own, and each month in a record: one edit does not write the figures of years. */
export const SALES_READER: SettingReader<Sales> = {
  otherwise: {},
  toValue(fields) {
    const days = [...readEach<DaySales>(fields, '', DAY_SALES_SHAPE)];
    return Object.fromEntries(days.filter(([date]) => isLocalDate(date)));
  },
  isSplit: true,
};

export function prefixed(prefix: string, entries: object): Fields {
  return Object.fromEntries(Object.entries(entries).map(([name, value]) => [prefix + name, value]));
}

/** The readable fields whose names begin so, by the rest of their names. */
function readEach<Item>(
  fields: Fields,
  prefix: string,
  read: (stored: unknown, name: string) => Item | typeof MISFIT,
): ReadonlyMap<string, Item> {
  const items = new Map<string, Item>();
  for (const [field, stored] of Object.entries(fields)) {
    if (!field.startsWith(prefix)) continue;
    const name = field.slice(prefix.length);
    const item = read(stored, name);
    if (item !== MISFIT) items.set(name, item);
  }
  return items;
}

/** The items in the listed order; those that the list does not have, such as one added elsewhere meanwhile, are last. */
function inOrder<Item>(items: ReadonlyMap<string, Item>, order: unknown): readonly Item[] {
  const listed = (Array.isArray(order) ? order : []).filter(
    (name): name is string => typeof name === 'string' && items.has(name),
  );
  return [...new Set([...listed, ...items.keys()])].flatMap((name) => items.get(name) ?? []);
}
