'use client';

import { lazyPart } from '@/components/ui/loading/lazy-part';
import { useIsPresentShown } from '@/stores/look-back/present';
import { withAllRead } from '@/stores/schedule/all-read';
import { useOpenDialog } from '@/stores/ui/dialogs';

const FillDialog = lazyPart(() => withAllRead(import('./fill-dialog').then((module) => module.FillDialog)));

/** The dialog that fills open shifts, loaded when first opened; neither for a week template nor for the past. */
export function FillDialogs() {
  const dialog = useOpenDialog();
  const isPresent = useIsPresentShown();
  if (dialog?.name !== 'fill' || !isPresent) return null;
  return <FillDialog shiftIds={dialog.shiftIds} role={dialog.role} />;
}
