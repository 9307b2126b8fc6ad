'use client';

import { useTranslations } from 'use-intl';
import { WhenLoaded } from '@/components/ui/loading/when-loaded';
import { reportLoadFailure } from '@/stores/notifications/report-load-failure';
import { selectSelectedShiftId } from '@/stores/ui/ui';
import { useUi } from '@/stores/ui/use-ui';

const loadCopy = () => import('./copy-shift-dialog');

/** The Copy Shift dialog; loaded when first opened. */
export function CopyShiftDialogs() {
  const t = useTranslations('errors');
  const isOpen = useUi((state) => state.dialog?.name === 'copyShift');
  const shiftId = useUi(selectSelectedShiftId);
  if (!isOpen) return null;
  return (
    <WhenLoaded load={loadCopy} onError={(error) => reportLoadFailure(t('partMissing'), error)}>
      {({ CopyShiftDialog }) => <CopyShiftDialog key={shiftId} shiftId={shiftId} />}
    </WhenLoaded>
  );
}
