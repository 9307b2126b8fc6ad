'use client';

import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { isKnownRole } from '@/lib/employees/role';
import { memoize } from '@/lib/memoize';
import { isKnownStatus } from '@/lib/shifts/shift/shift';
import { useRoleBook } from './role-book';

/** The business's name for the role, else the translation; an unknown role as stored. */
export function useRoleName(): (role: string) => string {
  const t = useTranslations('roles');
  const { customName } = useRoleBook();
  // Cached: a week asks hundreds of times for a few roles, and message lookup is slow.
  return useMemo(
    () => memoize((role) => customName(role) ?? (isKnownRole(role) ? t(role) : role)),
    [t, customName],
  );
}

/** Translates a status; returns an unknown status as stored. */
export function useStatusName(): (status: string) => string {
  const t = useTranslations('statuses');
  return useMemo(() => memoize((status) => (isKnownStatus(status) ? t(status) : status)), [t]);
}
