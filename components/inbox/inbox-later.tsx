'use client';

import { LaterWords } from '@/components/parts/later-words';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { withAllRead } from '@/stores/schedule/all-read';

// Shifts that are not read yet would seem to be gone.
const Inbox = lazyPart(() => withAllRead(import('./inbox').then((module) => module.Inbox)));

/** The inbox, whose script and words are no part of the first load. */
export function InboxLater() {
  return (
    <div className="min-h-0 grow overflow-y-auto">
      <LaterWords>
        <Inbox />
      </LaterWords>
    </div>
  );
}
