'use client';

import { LaterWords } from '@/components/parts/later-words';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { withAllRead } from '@/stores/schedule/all-read';
import { useOpenDialog } from '@/stores/ui/dialogs';

const ImportDialog = lazyPart(() =>
  withAllRead(import('./import-dialog').then((module) => module.ImportDialog)),
);

/** The import dialog; loaded when first opened. */
export function ImportLayer() {
  const isOpen = useOpenDialog((dialog) => dialog?.name === 'import');
  if (!isOpen) return null;
  return (
    <LaterWords>
      <ImportDialog />
    </LaterWords>
  );
}
