'use client';

import { useTranslations } from 'use-intl';
import { WhenLoaded } from '@/components/ui/loading/when-loaded';
import { reportLoadFailure } from '@/stores/notifications/report-load-failure';
import { withAllRead } from '@/stores/schedule/all-read';
import { useUi } from '@/stores/ui/use-ui';

const loadDialog = () => withAllRead(import('./copy-week-dialog'));

/** The Copy Week dialog; loaded when first opened. */
export function CopyWeekDialogs() {
  const t = useTranslations('errors');
  const isOpen = useUi((state) => state.dialog?.name === 'copyWeek');
  if (!isOpen) return null;
  return (
    <WhenLoaded load={loadDialog} onError={(error) => reportLoadFailure(t('partMissing'), error)}>
      {({ CopyWeekDialog }) => <CopyWeekDialog />}
    </WhenLoaded>
  );
}
