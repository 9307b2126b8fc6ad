'use client';

import { useTranslations } from 'use-intl';
import { useRoleBook } from '@/components/parts/roles/role-book';
import { useRoleName } from '@/components/parts/roles/use-role-name';

interface StaffingLegendProps {
  roles: readonly string[];
  hiddenRoles: ReadonlySet<string>;
  onToggle: (role: string) => void;
}

/** The colours of the roles; each entry shows or hides its role. */
export function StaffingLegend({ roles, hiddenRoles, onToggle }: StaffingLegendProps) {
  const { colorOf } = useRoleBook();
  const t = useTranslations('insights');
  const roleName = useRoleName();
  if (roles.length === 0) return null;
  return (
    <fieldset aria-label={t('staffingRoles')} className="flex min-w-0 flex-wrap gap-x-1 gap-y-1">
      {roles.map((role) => (
        <button
          key={role}
          type="button"
          aria-pressed={!hiddenRoles.has(role)}
          data-role-color={colorOf(role)}
          data-staffing-role={role}
          className="staffing-key motion focus-ring hit-44"
          onClick={() => onToggle(role)}
        >
          <span aria-hidden="true" className="staffing-swatch" />
          {roleName(role)}
        </button>
      ))}
    </fieldset>
  );
}
