'use client';

import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { WhenLoaded } from '@/components/ui/loading/when-loaded';
import { uiStore } from '@/stores/app/ui-store';
import { reportLoadFailure } from '@/stores/notifications/report-load-failure';
import { onPageEvent } from '@/stores/ui/page-events';
import { useUi } from '@/stores/ui/use-ui';

const loadDialog = () => import('./shortcuts-dialog');

/** The list of the keyboard shortcuts, loaded when it is first asked for by the page's event. */
export function ShortcutsDialogs() {
  const t = useTranslations('errors');
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
  return (
    <WhenLoaded load={loadDialog} onError={(error) => reportLoadFailure(t('partMissing'), error)}>
      {({ ShortcutsDialog }) => <ShortcutsDialog />}
    </WhenLoaded>
  );
}
