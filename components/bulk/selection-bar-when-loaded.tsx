'use client';

import { useTranslations } from 'use-intl';
import { WhenLoaded } from '@/components/ui/loading/when-loaded';
import { reportLoadFailure } from '@/stores/notifications/report-load-failure';

const loadBar = () => import('./selection-bar');

/** The bar of the selection, which comes when something is selected for the first time. */
export function SelectionBarWhenLoaded() {
  const t = useTranslations('errors');
  return (
    <WhenLoaded load={loadBar} onError={(error) => reportLoadFailure(t('partMissing'), error)}>
      {({ SelectionBar }) => <SelectionBar />}
    </WhenLoaded>
  );
}
