'use client';

import { useEffect } from 'react';
import { logLoadFailure } from '@/components/ui/loading/load-failure';
import { persisted } from '@/stores/app/gateway';
import { scheduleStorage } from '@/stores/app/schedule-store';
import { openDialog } from '@/stores/ui/dialogs';

/** How the fragments of invitations begin (`lib/sharing/invitations.ts`, which is loaded with the first of them). */
const INVITATION = /^#(?:join|relay)=/;

/** Keeps sharing going in this tab where it is on, and takes an invitation out of the address. Loads nothing else. */
export function SharingWatch(): null {
  useEffect(() => {
    const begin = () => {
      if (!persisted.sharing.get()) return;
      scheduleStorage
        .withDatabase(async () => {
          const { keepSharing } = await import('@/stores/sharing/keep-sharing');
          keepSharing();
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
      // It is a key: not in the address, not in the history, and not taken once more after a reload.
      window.history.replaceState(window.history.state, '', `${pathname}${search}`);
      openDialog({ name: 'shareSchedule', text: hash });
    };
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);
  return null;
}
