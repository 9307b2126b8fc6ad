'use client';

import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useRoleName, useStatusName } from '@/components/parts/roles/use-role-name';
import { useDetailWords } from '@/components/parts/use-detail-words';
import { useFormats } from '@/components/ui/use-formats';
import type { ExportWords } from '@/lib/export/export-tables';
import { useMinutesOf, useSetting } from '@/stores/settings/use-setting';

/** The table headers in the current language. */
export function useExportWords(): ExportWords {
  const t = useTranslations('exportData');
  const { compareNames } = useFormats();
  const roleName = useRoleName();
  const statusName = useStatusName();
  const isPaid = useSetting('counting', (counting) => counting.paidHours);
  const minutesOf = useMinutesOf();
  const details = useDetailWords('shiftDetails');
  return useMemo(
    () => ({
      date: t('date'),
      person: t('person'),
      role: t('role'),
      start: t('start'),
      end: t('end'),
      hours: t(isPaid ? 'paidHours' : 'hours'),
      status: t('status'),
      notes: t('notes'),
      station: t('station'),
      teamNotes: t('teamNotes'),
      kind: t('kind'),
      unpaidBreak: t('unpaidBreak'),
      paidBreak: t('paidBreak'),
      details,
      minutesOf,
      furtherRoles: t('furtherRoles'),
      team: t('team'),
      overtime: t('overtime'),
      week: t('week'),
      shifts: t('shifts'),
      byWeek: t('byWeek'),
      roleName,
      statusName,
      compareNames,
    }),
    [t, compareNames, roleName, statusName, details, minutesOf, isPaid],
  );
}
