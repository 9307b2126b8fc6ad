'use client';

import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { DetailWords } from '@/lib/shifts/shift/detail-texts';

/** `shiftDetails` requires LaterWords. */
export function useDetailWords(catalog: 'details' | 'shiftDetails'): DetailWords {
  const t = useTranslations(catalog);
  return useMemo(
    () => ({
      onCall: t('onCall'),
      training: t('training'),
      unpaidBreak: (minutes) => t('unpaidBreak', { minutes }),
      paidBreak: (minutes) => t('paidBreak', { minutes }),
    }),
    [t],
  );
}
