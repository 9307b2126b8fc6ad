'use client';

import { Plus, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useRoleBook } from '@/components/parts/roles/role-book';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/fields/text-field';
import { IconButton } from '@/components/ui/icon-button';
import type { RoleGroup } from '@/lib/employees/role-list';
import { withGroup, withGroupNamed, withoutGroup } from '@/lib/employees/role-list-edits';
import { scheduleStore } from '@/stores/app/schedule-store';
import { uiStore } from '@/stores/app/ui-store';

/** The groups that roles can belong to, such as front and back of house. */
export function RoleGroups() {
  const t = useTranslations('roleList');
  const { list } = useRoleBook();
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);

  const add = () => {
    const added = withGroup(list, name, scheduleStore.newId());
    if (added.isOk) {
      uiStore.setRoleList(added.value);
      setName('');
    } else setError(t(added.error));
    field.current?.focus();
  };

  return (
    <section aria-label={t('groups')} className="mt-5 flex flex-col gap-2">
      <h3 className="text-sm font-semibold">{t('groups')}</h3>
      <p className="text-xs text-ink-2 phone:text-[13px]">{t('groupsHint')}</p>
      <ul className="flex flex-col gap-2">
        {list.groups.map((group) => (
          <GroupRow key={group.id} group={group} onRemoved={() => field.current?.focus()} />
        ))}
      </ul>
      <div className="flex items-start gap-2">
        <TextField
          ref={field}
          label={t('newGroup')}
          hideLabel
          placeholder={t('newGroup')}
          className="grow"
          value={name}
          error={error}
          autoComplete="off"
          dir="auto"
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            add();
          }}
          onChange={({ currentTarget }) => {
            setError(undefined);
            setName(currentTarget.value);
          }}
        />
        <Button icon={<Plus aria-hidden="true" />} onClick={add}>
          {t('addGroup')}
        </Button>
      </div>
    </section>
  );
}

function GroupRow({ group: { id, name }, onRemoved }: { group: RoleGroup; onRemoved: () => void }) {
  const t = useTranslations('roleList');
  const { list } = useRoleBook();
  const [typed, setTyped] = useState<string>();
  const [error, setError] = useState<string>();

  const rename = () => {
    if (typed === undefined) return;
    const renamed = withGroupNamed(list, id, typed);
    if (!renamed.isOk) {
      setError(t(renamed.error));
      return;
    }
    uiStore.setRoleList(renamed.value);
    setTyped(undefined);
  };

  return (
    <li className="flex items-start gap-2">
      <TextField
        label={t('groupName', { name })}
        hideLabel
        className="grow"
        value={typed ?? name}
        error={error}
        autoComplete="off"
        dir="auto"
        onBlur={rename}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          rename();
        }}
        onChange={({ currentTarget }) => {
          setError(undefined);
          setTyped(currentTarget.value);
        }}
      />
      <IconButton
        label={t('removeGroup', { name })}
        className="phone:size-11 coarse:size-11"
        icon={<Trash2 aria-hidden="true" />}
        onClick={() => {
          uiStore.setRoleList(withoutGroup(list, id));
          onRemoved();
        }}
      />
    </li>
  );
}
