'use client';

import { lazyPart } from '@/components/ui/loading/lazy-part';
import { useUi } from '@/stores/ui/use-ui';

const SalesDialog = lazyPart(() => import('./sales-dialog').then((module) => module.SalesDialog));

/** The sales of the shown week; loaded when first opened. */
export function SalesDialogs() {
  return useUi((state) => state.dialog?.name) === 'sales' && <SalesDialog />;
}
