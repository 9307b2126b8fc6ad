'use client';

import { useTranslations } from 'use-intl';
import { NamedIcon } from '@/components/parts/roles/role-icon';
import { ChipGroup } from '@/components/ui/fields/chip-group';
import { TextField } from '@/components/ui/fields/text-field';
import { ROLE_COLORS } from '@/lib/employees/role';
import { ROLE_ICON_NAMES } from '@/lib/employees/roles/role-icons';
import type { RoleFormState } from './use-role-form';

/** A person's outline, for a role without an icon of its own. */
const NO_ICON = 'person';
const ICON_CHOICES = [NO_ICON, ...ROLE_ICON_NAMES] as const;

/** What can be said of a role: name, colour, icon, group. */
export function RoleFields({ form: { draft, error, nameField, groups, change } }: { form: RoleFormState }) {
  const t = useTranslations('roleList');
  const employees = useTranslations('employees');
  const colors = useTranslations('colors');
  return (
    <div className="flex flex-col gap-5">
      <TextField
        ref={nameField}
        label={employees('name')}
        value={draft.name}
        error={error}
        hint={t('nameHint')}
        autoComplete="off"
        dir="auto"
        onChange={({ currentTarget }) => change({ name: currentTarget.value })}
      />
      <ChipGroup
        label={employees('color')}
        value={draft.color}
        onChange={(color) => change({ color })}
        options={ROLE_COLORS.map((color) => ({
          value: color,
          label: colors(color),
          roleColor: color,
          icon: <span aria-hidden="true" className="size-3 rounded-flag bg-role-edge" />,
        }))}
      />
      <ChipGroup
        label={t('icon')}
        isIconOnly
        value={draft.icon ?? NO_ICON}
        onChange={(icon) => change({ icon: icon === NO_ICON ? undefined : icon })}
        options={ICON_CHOICES.map((icon) => ({
          value: icon,
          label: t(`icons.${icon}`),
          icon: <NamedIcon name={icon === NO_ICON ? undefined : icon} />,
        }))}
      />
      {groups.length > 0 && (
        <ChipGroup
          label={t('group')}
          value={draft.group}
          onChange={(group) => change({ group })}
          options={[
            { value: '', label: t('noGroup') },
            ...groups.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      )}
    </div>
  );
}
