'use client';

import { LaterWords } from '@/components/parts/later-words';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { loadWithAllShifts } from '@/stores/schedule/all-read';

// Shifts that are not loaded yet would appear to be removed.
const Inbox = lazyPart(() => loadWithAllShifts(import('./inbox').then((module) => module.Inbox)));

/** The inbox; its script and texts are not part of the first load. */
export function LazyInbox() {
  return (
    <div className="min-h-0 grow overflow-y-auto">
      <LaterWords>
        <Inbox />
      </LaterWords>
    </div>
  );
}
