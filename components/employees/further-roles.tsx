'use client';

import { useTranslations } from 'use-intl';
import { useRoleBook } from '@/components/parts/roles/role-book';
import { RoleIcon } from '@/components/parts/roles/role-icon';
import { useRoleName } from '@/components/parts/roles/use-role-name';
import { CheckChips } from '@/components/ui/fields/check-chips';

interface FurtherRolesProps {
  /** The main role, which is not offered again. */
  role: string;
  chosen: readonly string[];
  onChange: (roles: readonly string[]) => void;
}

/** The roles that a person has beside the main one. */
export function FurtherRoles({ role: main, chosen, onChange }: FurtherRolesProps) {
  const t = useTranslations('employees');
  const roleName = useRoleName();
  const { offered, colorOf } = useRoleBook();
  const choices = [...new Set([...offered, ...chosen])].filter((role) => role !== main);
  return (
    <CheckChips
      label={t('furtherRoles')}
      size="sm"
      options={choices.map((role) => ({
        value: role,
        label: roleName(role),
        icon: <RoleIcon role={role} size={14} />,
        isChecked: chosen.includes(role),
        roleColor: colorOf(role),
      }))}
      onToggle={(role) =>
        onChange(chosen.includes(role) ? chosen.filter((other) => other !== role) : [...chosen, role])
      }
    />
  );
}
