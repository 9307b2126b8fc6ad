'use client';

import { useTranslations } from 'use-intl';
import { useRoleName } from '@/components/parts/use-role-name';
import { useFormats } from '@/components/ui/use-formats';
import type { AddedShift } from '@/stores/templates/templates';
import { tellStored } from './tell-stored';

/** Tells that a template's shift is in the schedule: whose, when, and whether somebody joined the team with it. */
export function useTellAdded(): (added: AddedShift) => void {
  const t = useTranslations('templates');
  const calendar = useTranslations('calendar');
  const formats = useFormats();
  const roleName = useRoleName();
  return ({ shift, newcomer, change }) => {
    const where = { name: shift.employeeName || calendar('openShift'), day: formats.longDay(shift.date) };
    void tellStored(change, {
      message: t('used'),
      detail: newcomer
        ? t('usedByNewcomer', { ...where, role: roleName(newcomer.role) })
        : t('usedBy', where),
      type: 'success',
      category: 'shifts',
      act: 'templateUsed',
    });
  };
}
