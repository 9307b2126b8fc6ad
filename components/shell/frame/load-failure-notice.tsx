'use client';

import { type ReactNode, useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { LoadFailureContext } from '@/components/ui/loading/load-failure';
import { reportLoadFailure } from '@/stores/notifications/report-load-failure';

/** Notifies about every part among the children whose script does not load. */
export function LoadFailureNotice({ children }: { children: ReactNode }) {
  const t = useTranslations('errors');
  const report = useCallback((error: unknown) => reportLoadFailure(t('partMissing'), error), [t]);
  return <LoadFailureContext value={report}>{children}</LoadFailureContext>;
}
