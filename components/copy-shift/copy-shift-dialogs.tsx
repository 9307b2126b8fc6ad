'use client';

import { lazyPart } from '@/components/ui/loading/lazy-part';
import { selectSelectedShiftId } from '@/stores/ui/ui';
import { useUi } from '@/stores/ui/use-ui';

const CopyShiftDialog = lazyPart(() =>
  import('./copy-shift-dialog').then((module) => module.CopyShiftDialog),
);

/** The Copy Shift dialog; loaded when first opened. */
export function CopyShiftDialogs() {
  const isOpen = useUi((state) => state.dialog?.name === 'copyShift');
  const shiftId = useUi(selectSelectedShiftId);
  if (!isOpen) return null;
  return <CopyShiftDialog key={shiftId} shiftId={shiftId} />;
}
