'use client';

import { useTranslations } from 'use-intl';
import { SharingWords } from '@/components/parts/sharing-words';
import { WhenLoaded } from '@/components/ui/loading/when-loaded';
import { reportLoadFailure } from '@/stores/notifications/report-load-failure';
import { withAllRead } from '@/stores/schedule/all-read';
import { useUi } from '@/stores/ui/use-ui';

const loadDialog = () => withAllRead(import('./import-dialog'));

/** The import dialog; loaded when first opened. */
export function ImportLayer() {
  const t = useTranslations('errors');
  const isOpen = useUi((state) => state.dialog?.name === 'import');
  const onError = (error: unknown) => reportLoadFailure(t('partMissing'), error);
  if (!isOpen) return null;
  return (
    <SharingWords onError={onError}>
      <WhenLoaded load={loadDialog} onError={onError}>
        {({ ImportDialog }) => <ImportDialog />}
      </WhenLoaded>
    </SharingWords>
  );
}
