'use client';

import { lazyPart } from '@/components/ui/loading/lazy-part';
import { useUi } from '@/stores/ui/use-ui';

const DayDialog = lazyPart(() => import('./day-dialog').then((module) => module.DayDialog));

/** What is said of a day; loaded when first opened. */
export function DayDialogs() {
  const dialog = useUi((state) => state.dialog);
  return dialog?.name === 'day' && <DayDialog date={dialog.date} />;
}
