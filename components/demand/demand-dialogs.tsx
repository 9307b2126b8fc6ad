'use client';

import { lazyPart } from '@/components/ui/loading/lazy-part';
import { withAllRead } from '@/stores/schedule/all-read';
import { useOpenDialog } from '@/stores/ui/dialogs';

// Past weeks are looked back upon: all of them have to be read.
const DemandDialog = lazyPart(() =>
  withAllRead(import('./demand-dialog').then((module) => module.DemandDialog)),
);

/** How many are needed when; loaded when first opened. */
export function DemandDialogs() {
  const dialog = useOpenDialog();
  return dialog?.name === 'demand' && <DemandDialog tab={dialog.tab} />;
}
