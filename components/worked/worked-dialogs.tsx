'use client';

import { lazyPart } from '@/components/ui/loading/lazy-part';
import { useOpenDialog } from '@/stores/ui/dialogs';

const WorkedDialog = lazyPart(() => import('./worked-dialog').then((module) => module.WorkedDialog));

/** What really happened on a day; loaded when first opened. */
export function WorkedDialogs() {
  const dialog = useOpenDialog();
  return dialog?.name === 'worked' && <WorkedDialog date={dialog.date} />;
}
