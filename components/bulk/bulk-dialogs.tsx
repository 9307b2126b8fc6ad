'use client';

import { lazyPart } from '@/components/ui/loading/lazy-part';
import { useUi } from '@/stores/ui/use-ui';

const BulkDialog = lazyPart(() => import('./bulk-dialog').then((module) => module.BulkDialog));

/** The dialogs that act on the selection, loaded with their words when the first is opened. */
export function BulkDialogs() {
  const name = useUi((state) => state.dialog?.name);
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
