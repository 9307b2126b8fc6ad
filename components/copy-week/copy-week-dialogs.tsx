'use client';

import { lazyPart } from '@/components/ui/loading/lazy-part';
import { withAllRead } from '@/stores/schedule/all-read';
import { useUi } from '@/stores/ui/use-ui';

const CopyWeekDialog = lazyPart(() =>
  withAllRead(import('./copy-week-dialog').then((module) => module.CopyWeekDialog)),
);

/** The Copy Week dialog; loaded when first opened. */
export function CopyWeekDialogs() {
  const isOpen = useUi((state) => state.dialog?.name === 'copyWeek');
  if (!isOpen) return null;
  return <CopyWeekDialog />;
}
