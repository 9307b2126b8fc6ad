'use client';

import { useTranslations } from 'use-intl';
import { isKnownRole } from '@/lib/employees/role';

/** The role in the current language; custom roles unchanged. */
export function useStaffRole(): (role: string) => string {
  const t = useTranslations('staffPage');
  return (role) => (isKnownRole(role) ? t(`roles.${role}`) : role);
}
