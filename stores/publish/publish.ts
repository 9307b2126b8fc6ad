import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { PublicationFigures } from '@/lib/shifts/publication/publication-figures';
import { PUBLISH_BUTTON_MS } from '@/lib/timing';
import { effectMs } from '@/stores/ui/effect-ms';
import { firePageEvent } from '@/stores/ui/page-events';

/** `asked`: the button says Publishing, the event has not fired yet. `handling`: the publication is being stored. */
type PublishPhase = 'idle' | 'asked' | 'handling';

interface PublishState {
  readonly phase: PublishPhase;
  readonly isCelebrating: boolean;
  /** What the last publication from here brought; null where it changed nothing. */
  readonly published: PublicationFigures | null;
  /** Something new was published here, and is still to be shared. */
  readonly isToShare: boolean;
}

export const publishStore = createStore<PublishState>(() => ({
  phase: 'idle',
  isCelebrating: false,
  published: null,
  isToShare: false,
}));

export const usePublish = <Part>(select: (state: PublishState) => Part): Part =>
  useStore(publishStore, select);

let askTimer: ReturnType<typeof setTimeout> | undefined;

/** Fires the event after the specified time, in which the button and the status say so. */
export function askToPublish(): void {
  if (publishStore.getState().phase !== 'idle') return;
  publishStore.setState({ phase: 'asked' });
  askTimer = setTimeout(() => {
    publishStore.setState({ phase: 'idle' });
    firePageEvent('publishSchedule');
  }, effectMs(PUBLISH_BUTTON_MS));
}

/** Cancels the timer of a requested publication: the event has already fired, from here or from elsewhere. */
export function cancelPendingEvent(): void {
  clearTimeout(askTimer);
}
