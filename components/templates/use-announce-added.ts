'use client';

import { useTranslations } from 'use-intl';
import { useRoleName } from '@/components/parts/roles/use-role-name';
import { useFormats } from '@/components/ui/use-formats';
import { announce } from '@/stores/notifications/announce';
import { useScheduleStore } from '@/stores/schedule/use-schedule';
import type { AddedShift } from '@/stores/templates/templates';

/** Announces a shift added from a template: employee, time, and whether the employee is new. */
export function useAnnounceAdded(): (added: AddedShift) => void {
  const store = useScheduleStore();
  const t = useTranslations('templates');
  const calendar = useTranslations('calendar');
  const formats = useFormats();
  const roleName = useRoleName();
  return ({ shift, newcomer, change }) => {
    const where = { name: shift.employeeName || calendar('openShift'), day: formats.longDay(shift.date) };
    const detail = newcomer
      ? t('usedByNewcomer', { ...where, role: roleName(newcomer.role) })
      : t('usedBy', where);
    void announce(store, change, {
      category: 'shifts',
      act: 'templateUsed',
      words: { message: t('used'), detail },
    });
  };
}
