'use client';

import { SharingWords } from '@/components/parts/sharing/sharing-words';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { withAllRead } from '@/stores/schedule/all-read';
import { useUi } from '@/stores/ui/use-ui';

const ImportDialog = lazyPart(() =>
  withAllRead(import('./import-dialog').then((module) => module.ImportDialog)),
);

/** The import dialog; loaded when first opened. */
export function ImportLayer() {
  const isOpen = useUi((state) => state.dialog?.name === 'import');
  if (!isOpen) return null;
  return (
    <SharingWords>
      <ImportDialog />
    </SharingWords>
  );
}
