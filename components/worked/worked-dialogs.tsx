'use client';

import { lazyPart } from '@/components/ui/loading/lazy-part';
import { useUi } from '@/stores/ui/use-ui';

const WorkedDialog = lazyPart(() => import('./worked-dialog').then((module) => module.WorkedDialog));

/** What really happened on a day; loaded when first opened. */
export function WorkedDialogs() {
  const dialog = useUi((state) => state.dialog);
  return dialog?.name === 'worked' && <WorkedDialog date={dialog.date} />;
}
