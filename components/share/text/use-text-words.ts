'use client';

import { useTranslations } from 'use-intl';
import { useRoleName } from '@/components/parts/use-role-name';
import type { ChangesTextWords } from '@/lib/share/changes-text';
import type { WeekTextWords } from '@/lib/share/week-text';

/** The words of the texts for a chat group. */
export function useTextWords(): WeekTextWords & ChangesTextWords {
  const t = useTranslations('teamText');
  return {
    role: useRoleName(),
    shift: (parts) => t('shift', parts),
    shiftTime: (parts) => t('shiftTime', parts),
    overnight: (shift) => t('overnight', { shift }),
    pending: (shift) => t('pending', { shift }),
    weekTitle: (range) => t('weekTitle', { range }),
    personTotal: (parts) => t('personTotal', parts),
    openShifts: t('openShifts'),
    whoCan: (count) => t('whoCan', { count }),
    noShifts: t('noShifts'),
    changesTitle: (range) => t('changesTitle', { range }),
    ownTitle: (parts) => t('ownTitle', parts),
    added: (shift) => t('new', { shift }),
    changed: (parts) => t('changed', parts),
    canceled: (shift) => t('canceled', { shift }),
    removed: (shift) => t('removed', { shift }),
    now: (hours) => t('now', { hours }),
    nowNone: t('nowNone'),
  };
}
