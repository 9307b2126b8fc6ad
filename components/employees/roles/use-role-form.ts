'use client';

import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useRoleBook } from '@/components/parts/roles/role-book';
import { useNameOfRole } from '@/components/parts/roles/use-name-of-role';
import type { RoleColor } from '@/lib/employees/role';
import type { RoleIconName } from '@/lib/employees/roles/role-icons';
import { withChangedRole, withRole } from '@/lib/employees/roles/role-list-edits';
import { useScheduleStore } from '@/stores/schedule/use-schedule';
import { changeSetting } from '@/stores/settings/change-setting';

interface RoleDraft {
  readonly name: string;
  readonly color: RoleColor;
  readonly icon: RoleIconName | undefined;
  /** The id of a group; empty for none. */
  readonly group: string;
}

export type RoleFormState = ReturnType<typeof useRoleForm>;

/** The fields of a role that is added (an empty key) or edited; `onDone` gets its key once it is saved. */
export function useRoleForm(roleKey: string, onDone: (key: string | undefined) => void) {
  const store = useScheduleStore();
  const t = useTranslations('roleList');
  const { list, colorOf, iconOf, groupOf } = useRoleBook();
  const nameOf = useNameOfRole();
  const [draft, setDraft] = useState<RoleDraft>(() => ({
    name: roleKey === '' ? '' : nameOf({ key: roleKey, ...list.roles.find(({ key }) => key === roleKey) }),
    color: colorOf(roleKey),
    icon: iconOf(roleKey),
    group: groupOf(roleKey)?.id ?? '',
  }));
  const [error, setError] = useState<string>();
  const nameField = useRef<HTMLInputElement>(null);

  const save = () => {
    const { name, color, icon, group } = draft;
    const look = { color, icon, group: group === '' ? undefined : group };
    const changed =
      roleKey === ''
        ? withRole(list, name, look, nameOf)
        : withChangedRole(list, roleKey, name, look, nameOf);
    if (!changed.isOk) {
      setError(t(changed.error));
      nameField.current?.focus();
      return;
    }
    changeSetting(store, 'roleList', changed.value);
    onDone(roleKey === '' ? changed.value.roles.at(-1)?.key : roleKey);
  };

  return {
    draft,
    error,
    nameField,
    groups: list.groups,
    save,
    change(fields: Partial<RoleDraft>) {
      setError(undefined);
      setDraft((current) => ({ ...current, ...fields }));
    },
  };
}
