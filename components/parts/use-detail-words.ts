'use client';

import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { DetailWords } from '@/lib/shifts/shift/detail-texts';

/** `shiftDetails` requires LaterWords. */
export function useDetailWords(catalogue: 'details' | 'shiftDetails'): DetailWords {
  const t = useTranslations(catalogue);
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
