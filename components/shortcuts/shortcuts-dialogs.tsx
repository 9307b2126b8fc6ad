'use client';

import { useEffect } from 'react';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { getOpenDialog, openDialog, useOpenDialog } from '@/stores/ui/dialogs';
import { onPageEvent } from '@/stores/ui/page-events';

const ShortcutsDialog = lazyPart(() => import('./shortcuts-dialog').then((module) => module.ShortcutsDialog));

/** The list of keyboard shortcuts, loaded on the first `showKeyboardShortcuts` event. */
export function ShortcutsDialogs() {
  const isOpen = useOpenDialog((dialog) => dialog?.name === 'shortcuts');
  useEffect(
    () =>
      onPageEvent('showKeyboardShortcuts', () => {
        // Does not replace an open form.
        if (!getOpenDialog()) openDialog({ name: 'shortcuts' });
      }),
    [],
  );
  if (!isOpen) return null;
  return <ShortcutsDialog />;
}
