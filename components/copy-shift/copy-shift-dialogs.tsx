'use client';

import { lazyPart } from '@/components/ui/loading/lazy-part';
import { selectSelectedShiftId, useOpenDialog } from '@/stores/ui/dialogs';

const CopyShiftDialog = lazyPart(() =>
  import('./copy-shift-dialog').then((module) => module.CopyShiftDialog),
);

/** The Copy Shift dialog; loaded when first opened. */
export function CopyShiftDialogs() {
  const isOpen = useOpenDialog((dialog) => dialog?.name === 'copyShift');
  const shiftId = useOpenDialog(selectSelectedShiftId);
  if (!isOpen) return null;
  return <CopyShiftDialog key={shiftId} shiftId={shiftId} />;
}
