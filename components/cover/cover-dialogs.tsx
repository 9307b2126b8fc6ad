'use client';

import { useTranslations } from 'use-intl';
import { useLastKnown } from '@/components/ui/dialog/use-last-known';
import { WhenLoaded } from '@/components/ui/loading/when-loaded';
import { findShift } from '@/lib/shifts/change/schedule-index';
import { reportLoadFailure } from '@/stores/notifications/report-load-failure';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { selectSelectedShiftId } from '@/stores/ui/ui';
import { useUi } from '@/stores/ui/use-ui';

const loadCover = () => import('./cover-dialog');
const loadSwap = () => import('./swap-dialog');

/** Who can cover a shift, and with whom it can be swapped; each is loaded when it is first opened. */
export function CoverDialogs() {
  const t = useTranslations('errors');
  const onError = (error: unknown) => reportLoadFailure(t('partMissing'), error);
  const name = useUi((state) => state.dialog?.name);
  const shiftId = useUi(selectSelectedShiftId);
  const shift = useLastKnown(
    useSchedule((state) => findShift(state.schedule.shifts, shiftId)),
    shiftId,
  );
  if (!shift) return null;
  if (name === 'cover') {
    return (
      <WhenLoaded load={loadCover} onError={onError}>
        {({ CoverDialog }) => <CoverDialog key={shift.id} shift={shift} />}
      </WhenLoaded>
    );
  }
  if (name === 'swap') {
    return (
      <WhenLoaded load={loadSwap} onError={onError}>
        {({ SwapDialog }) => <SwapDialog key={shift.id} shift={shift} />}
      </WhenLoaded>
    );
  }
  return null;
}
