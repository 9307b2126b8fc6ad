'use client';

import { LaterWords } from '@/components/parts/later-words';
import type { OpenDialog } from '@/stores/ui/dialogs';
import { BulkChangeDialog } from './bulk-change-dialog';
import { BulkDaysDialog } from './bulk-days-dialog';
import { BulkDeleteDialog } from './bulk-delete-dialog';

interface BulkDialogProps {
  name: OpenDialog['name'] & `bulk${string}`;
}

/** One of the dialogs that act on the selection, once its words are loaded. */
export function BulkDialog({ name }: BulkDialogProps) {
  return (
    <LaterWords>
      {name === 'bulkChange' && <BulkChangeDialog />}
      {name === 'bulkDelete' && <BulkDeleteDialog />}
      {(name === 'bulkMove' || name === 'bulkCopy') && (
        <BulkDaysDialog key={name} isCopy={name === 'bulkCopy'} />
      )}
    </LaterWords>
  );
}
