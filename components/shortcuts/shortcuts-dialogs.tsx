'use client';

import { useEffect } from 'react';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { uiStore } from '@/stores/app/ui-store';
import { onPageEvent } from '@/stores/ui/page-events';
import { useUi } from '@/stores/ui/use-ui';

const ShortcutsDialog = lazyPart(() => import('./shortcuts-dialog').then((module) => module.ShortcutsDialog));

/** The list of the keyboard shortcuts, loaded when it is first asked for by the page's event. */
export function ShortcutsDialogs() {
  const isOpen = useUi((state) => state.dialog?.name === 'shortcuts');
  useEffect(
    () =>
      onPageEvent('showKeyboardShortcuts', () => {
        // A form that is being filled in stays where it is.
        if (!uiStore.getState().dialog) uiStore.openDialog({ name: 'shortcuts' });
      }),
    [],
  );
  if (!isOpen) return null;
  return <ShortcutsDialog />;
}
