'use client';

import { useTranslations } from 'use-intl';
import { isKnownRole } from '@/lib/employees/role';

/** The role in the language that is shown; a role of the restaurant's own as it was written. */
export function useStaffRole(): (role: string) => string {
  const t = useTranslations('staffPage');
  return (role) => (isKnownRole(role) ? t(`roles.${role}`) : role);
}
