'use client';

import { lazyPart } from '@/components/ui/loading/lazy-part';
import { InboxWords } from './inbox-words';

const Inbox = lazyPart(() => import('./inbox').then((module) => module.Inbox));

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
