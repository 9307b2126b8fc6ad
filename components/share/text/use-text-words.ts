'use client';

import { useTranslations } from 'use-intl';
import { useRoleName } from '@/components/parts/roles/use-role-name';
import { useSharedDayWords } from '@/components/parts/sharing/use-shared-day-words';
import { useDetailWords } from '@/components/parts/use-detail-words';
import type { ChangesTextWords } from '@/lib/share/changes-text';
import { titleWithHouse } from '@/lib/share/house-name';
import type { WeekTextWords } from '@/lib/share/week-text';

/** The words of the texts for a chat group; the name of the house stands before every title. */
export function useTextWords(house: string | undefined): WeekTextWords & ChangesTextWords {
  const t = useTranslations('teamText');
  const details = useDetailWords('shiftDetails');
  const { daysTitle, dayLine } = useSharedDayWords();
  return {
    details,
    daysTitle,
    dayLine,
    role: useRoleName(),
    shift: (parts) => t('shift', parts),
    shiftTime: (parts) => t('shiftTime', parts),
    overnight: (shift) => t('overnight', { shift }),
    pending: (shift) => t('pending', { shift }),
    weekTitle: (range) => titleWithHouse(house, t('weekTitle', { range })),
    personTotal: (parts) => t('personTotal', parts),
    openShifts: t('openShifts'),
    whoCan: (count) => t('whoCan', { count }),
    noShifts: t('noShifts'),
    changesTitle: (range) => titleWithHouse(house, t('changesTitle', { range })),
    ownTitle: (parts) => titleWithHouse(house, t('ownTitle', parts)),
    added: (shift) => t('new', { shift }),
    changed: (parts) => t('changed', parts),
    canceled: (shift) => t('canceled', { shift }),
    removed: (shift) => t('removed', { shift }),
    now: (hours) => t('now', { hours }),
    nowNone: t('nowNone'),
  };
}
