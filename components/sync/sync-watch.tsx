'use client';

import { useEffect } from 'react';
import { logLoadFailure } from '@/components/ui/loading/load-failure';
import { persisted } from '@/stores/app/gateway';
import { scheduleStorage } from '@/stores/app/schedule-store';
import { openDialog } from '@/stores/ui/dialogs';

/**
 * How the fragments of invitations begin; duplicated from `lib/sync/invitations.ts`, which loads only with the first
 * invitation.
 */
const INVITATION = /^#(?:join|relay)=/;

/** Starts sync in this tab if enabled, and removes an invitation from the address. Loads nothing else. */
export function SyncWatch(): null {
  useEffect(() => {
    const begin = () => {
      if (!persisted.sharing.get()) return;
      scheduleStorage
        .withDatabase(async () => {
          const { keepSyncing } = await import('@/stores/sync/keep-syncing');
          keepSyncing();
        })
        .catch(logLoadFailure);
    };
    begin();
    return persisted.sharing.subscribe(begin);
  }, []);
  useEffect(() => {
    const read = () => {
      const { hash, pathname, search } = window.location;
      if (!INVITATION.test(hash)) return;
      // The invitation is a secret: remove it from the address and the history, and do not use it again after a reload.
      window.history.replaceState(window.history.state, '', `${pathname}${search}`);
      openDialog({ name: 'setUpSync', text: hash });
    };
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);
  return null;
}
