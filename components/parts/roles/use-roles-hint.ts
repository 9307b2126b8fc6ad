'use client';

import { useTranslations } from 'use-intl';
import type { Employee } from '@/lib/employees/employee';
import { rolesOf } from '@/lib/employees/roles/roles-of';
import { useRoleName } from './use-role-name';

/** `ofOne` makes the sentence for a single role; several roles are listed. */
export function useRolesHint(): (employee: Employee, ofOne: (role: string) => string) => string {
  const t = useTranslations('shiftForm');
  const roleName = useRoleName();
  return (employee, ofOne) => {
    const roles = rolesOf(employee);
    return roles.length > 1
      ? t('rolesHint', { name: employee.name, roles: roles.map(roleName).join(', ') })
      : ofOne(roleName(employee.role));
  };
}
