'use client';

import { lazyPart } from '@/components/ui/loading/lazy-part';
import { useUi } from '@/stores/ui/use-ui';

const BulkChangeDialog = lazyPart(() =>
  import('./bulk-change-dialog').then((module) => module.BulkChangeDialog),
);
const BulkDaysDialog = lazyPart(() => import('./bulk-days-dialog').then((module) => module.BulkDaysDialog));
const BulkDeleteDialog = lazyPart(() =>
  import('./bulk-delete-dialog').then((module) => module.BulkDeleteDialog),
);

/** The dialogs that act on the selection; each is loaded when first opened. */
export function BulkDialogs() {
  const name = useUi((state) => state.dialog?.name);
  switch (name) {
    case 'bulkChange':
      return <BulkChangeDialog />;
    case 'bulkMove':
    case 'bulkCopy':
      return <BulkDaysDialog key={name} isCopy={name === 'bulkCopy'} />;
    case 'bulkDelete':
      return <BulkDeleteDialog />;
    default:
      return null;
  }
}
