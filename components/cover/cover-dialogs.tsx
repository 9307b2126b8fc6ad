'use client';

import { LaterWords } from '@/components/parts/later-words';
import { useLastKnown } from '@/components/ui/dialog/use-last-known';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { findShift } from '@/lib/shifts/change/schedule-index';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { selectSelectedShiftId, useOpenDialog } from '@/stores/ui/dialogs';

const CoverDialog = lazyPart(() => import('./cover-dialog').then((module) => module.CoverDialog));
const SwapDialog = lazyPart(() => import('./swap-dialog').then((module) => module.SwapDialog));

/** The cover and swap dialogs; each is loaded when first opened. */
export function CoverDialogs() {
  const name = useOpenDialog((dialog) => dialog?.name);
  const shiftId = useOpenDialog(selectSelectedShiftId);
  const shift = useLastKnown(
    useSchedule((state) => findShift(state.schedule.shifts, shiftId)),
    shiftId,
  );
  if (!shift) return null;
  if (name === 'cover') {
    return (
      <LaterWords>
        <CoverDialog key={shift.id} shift={shift} />
      </LaterWords>
    );
  }
  if (name === 'swap') {
    return <SwapDialog key={shift.id} shift={shift} />;
  }
  return null;
}
