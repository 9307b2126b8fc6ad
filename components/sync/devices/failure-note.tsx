'use client';

import { CircleAlert } from 'lucide-react';
import { type SyncFailure, useFailureWords } from './use-failure-words';

/** The failure and what to do, above the buttons of a dialog. */
export function FailureNote({ failure }: { failure: SyncFailure }) {
  const { problem, remedy } = useFailureWords()(failure);
  return (
    <div
      ref={scrollNoteIntoView}
      role="alert"
      data-status="Canceled"
      className="flex items-start gap-2.5 rounded-box bg-status-surface px-3.5 py-3 text-sm contrast:border contrast:border-status-edge"
    >
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-status-text" />
      <div className="min-w-0">
        <p className="font-semibold">{problem}</p>
        <p>{remedy}</p>
      </div>
    </div>
  );
}

/** On a phone, the note may appear below the visible part of the dialog. */
function scrollNoteIntoView(note: HTMLElement | null): void {
  note?.scrollIntoView({ block: 'nearest' });
}
