'use client';

import { lazyPart } from '@/components/ui/loading/lazy-part';
import { withAllRead } from '@/stores/schedule/all-read';
import { InboxWords } from './inbox-words';

// Shifts that are not read yet would seem to be gone.
const Inbox = lazyPart(() => withAllRead(import('./inbox').then((module) => module.Inbox)));

/** The inbox, whose script and words are no part of the first load. */
export function InboxLater() {
  return (
    <div className="min-h-0 grow overflow-y-auto">
      <InboxWords>
        <Inbox />
      </InboxWords>
    </div>
  );
}
