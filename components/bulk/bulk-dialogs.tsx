'use client';

import { lazyPart } from '@/components/ui/loading/lazy-part';
import { useOpenDialog } from '@/stores/ui/dialogs';

const BulkDialog = lazyPart(() => import('./bulk-dialog').then((module) => module.BulkDialog));

/** The dialogs that act on the selection, loaded with their words when the first is opened. */
export function BulkDialogs() {
  const name = useOpenDialog((dialog) => dialog?.name);
  switch (name) {
    case 'bulkChange':
    case 'bulkMove':
    case 'bulkCopy':
    case 'bulkDelete':
      return <BulkDialog name={name} />;
    default:
      return null;
  }
}
