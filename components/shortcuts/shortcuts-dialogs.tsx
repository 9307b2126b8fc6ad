'use client';

import { useEffect } from 'react';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { uiStore } from '@/stores/app/ui-store';
import { onPageEvent } from '@/stores/ui/page-events';
import { useUi } from '@/stores/ui/use-ui';

const ShortcutsDialog = lazyPart(() => import('./shortcuts-dialog').then((module) => module.ShortcutsDialog));

/** The list of keyboard shortcuts, loaded on the first `showKeyboardShortcuts` event. */
export function ShortcutsDialogs() {
  const isOpen = useUi((state) => state.dialog?.name === 'shortcuts');
  useEffect(
    () =>
      onPageEvent('showKeyboardShortcuts', () => {
        // Does not replace an open form.
        if (!uiStore.getState().dialog) uiStore.openDialog({ name: 'shortcuts' });
      }),
    [],
  );
  if (!isOpen) return null;
  return <ShortcutsDialog />;
}
