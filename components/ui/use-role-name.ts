'use client';

import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { isKnownRole } from '@/lib/employees/role';
import { isKnownStatus } from '@/lib/shifts/shift';

/** The role in the language that is shown; a role nobody knows is shown as it was stored. */
export function useRoleName(): (role: string) => string {
  const t = useTranslations('roles');
  return useCallback((role) => (isKnownRole(role) ? t(role) : role), [t]);
}

/** The status in the language that is shown; an unknown one as it was stored. */
export function useStatusName(): (status: string) => string {
  const t = useTranslations('statuses');
  return useCallback((status) => (isKnownStatus(status) ? t(status) : status), [t]);
}
