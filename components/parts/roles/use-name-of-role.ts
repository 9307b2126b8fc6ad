'use client';

import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { isKnownRole } from '@/lib/employees/role';
import type { BusinessRole } from '@/lib/employees/roles/role-list';

/** The displayed name of a role entry, which may not be in the list yet. */
export function useNameOfRole(): (role: BusinessRole) => string {
  const t = useTranslations('roles');
  return useCallback(({ key, name }) => name ?? (isKnownRole(key) ? t(key) : key), [t]);
}
