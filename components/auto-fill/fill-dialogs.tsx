'use client';

import { lazyPart } from '@/components/ui/loading/lazy-part';
import { withAllRead } from '@/stores/schedule/all-read';
import { isLive, useScheduleStore } from '@/stores/schedule/use-schedule';
import { useOpenDialog } from '@/stores/ui/dialogs';

const FillDialog = lazyPart(() => withAllRead(import('./fill-dialog').then((module) => module.FillDialog)));

/** The dialog that fills open shifts, loaded when first opened; neither for a week template nor for the past. */
export function FillDialogs() {
  const dialog = useOpenDialog();
  const isPresent = isLive(useScheduleStore());
  if (dialog?.name !== 'fill' || !isPresent) return null;
  return <FillDialog shiftIds={dialog.shiftIds} role={dialog.role} />;
}
