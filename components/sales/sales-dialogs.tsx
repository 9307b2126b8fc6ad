'use client';

import { lazyPart } from '@/components/ui/loading/lazy-part';
import { useOpenDialog } from '@/stores/ui/dialogs';

const SalesDialog = lazyPart(() => import('./sales-dialog').then((module) => module.SalesDialog));

/** The sales of the shown week; loaded when first opened. */
export function SalesDialogs() {
  return useOpenDialog((dialog) => dialog?.name) === 'sales' && <SalesDialog />;
}
