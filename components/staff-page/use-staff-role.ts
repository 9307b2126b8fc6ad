'use client';

import { useTranslations } from 'use-intl';
import { isKnownRole } from '@/lib/employees/role';

/** The name of a role in the current language; returns custom roles unchanged. */
export function useStaffRole(): (role: string) => string {
  const t = useTranslations('staffPage');
  return (role) => (isKnownRole(role) ? t(`roles.${role}`) : role);
}
