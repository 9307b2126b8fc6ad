'use client';

import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { isKnownRole } from '@/lib/employees/role';
import { remembered } from '@/lib/remembered';
import { isKnownStatus } from '@/lib/shifts/shift/shift';
import { useRoleBook } from './role-book';

/** The role as the house calls it, else in the current language; an unknown role as stored. */
export function useRoleName(): (role: string) => string {
  const t = useTranslations('roles');
  const { ownName } = useRoleBook();
  // A week asks hundreds of times for the same few roles, and message lookup is slow.
  return useMemo(
    () => remembered((role) => ownName(role) ?? (isKnownRole(role) ? t(role) : role)),
    [t, ownName],
  );
}

/** The status in the current language; an unknown one as stored. */
export function useStatusName(): (status: string) => string {
  const t = useTranslations('statuses');
  return useMemo(() => remembered((status) => (isKnownStatus(status) ? t(status) : status)), [t]);
}
