import { ROLE_COLORS } from '@/lib/employees/role';
import { ROLE_ICON_NAMES } from '@/lib/employees/roles/role-list';
import {
  array,
  boolean,
  fallback,
  looseObject,
  optional,
  picklist,
  string,
} from '@/lib/saved-data/records/shape';

/** An unreadable part of a role's look counts as absent. */
export const ROLE_SHAPE = looseObject({
  key: string,
  name: fallback(optional(string), undefined),
  color: fallback(optional(picklist(ROLE_COLORS)), undefined),
  icon: fallback(optional(picklist(ROLE_ICON_NAMES)), undefined),
  group: fallback(optional(string), undefined),
  isArchived: fallback(optional(boolean), undefined),
});

export const ROLE_GROUP_SHAPE = looseObject({ id: string, name: string });

/** The business's roles and their groups. */
export const ROLE_LIST_SHAPE = looseObject({
  roles: array(ROLE_SHAPE),
  groups: array(ROLE_GROUP_SHAPE),
});
