'use client';

import { useTranslations } from 'use-intl';
import { useRoleBook } from '@/components/parts/roles/role-book';
import { NameList } from '@/components/ui/fields/name-list';
import type { RoleList } from '@/lib/employees/roles/role-list';
import {
  type RoleRefusal,
  withGroup,
  withGroupNamed,
  withoutGroup,
} from '@/lib/employees/roles/role-list-edits';
import type { Result } from '@/lib/result';
import { useScheduleStore } from '@/stores/schedule/use-schedule';
import { changeSetting } from '@/stores/settings/change-setting';

/** The groups that roles can belong to, such as front and back of house. */
export function RoleGroups() {
  const store = useScheduleStore();
  const t = useTranslations('roleList');
  const { list } = useRoleBook();
  /** Stores what was done; otherwise says why it was not. */
  const keep = (done: Result<RoleList, RoleRefusal>) => {
    if (!done.isOk) return t(done.error);
    changeSetting(store, 'roleList', done.value);
    return undefined;
  };
  return (
    <section aria-label={t('groups')} className="mt-5 flex flex-col gap-2">
      <h3 className="text-sm font-semibold">{t('groups')}</h3>
      <p className="text-xs text-ink-2 phone:text-[13px]">{t('groupsHint')}</p>
      <NameList
        items={list.groups}
        labels={{
          newItem: t('newGroup'),
          add: t('addGroup'),
          nameOf: (name) => t('groupName', { name }),
          remove: (name) => t('removeGroup', { name }),
        }}
        onAdd={(name) => keep(withGroup(list, name, store.newId()))}
        onRename={({ id }, name) => keep(withGroupNamed(list, id, name))}
        onRemove={({ id }) => changeSetting(store, 'roleList', withoutGroup(list, id))}
      />
    </section>
  );
}
