import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { HandOn } from '@/lib/shifts/publication/hand-on';
import type { PublicationFigures } from '@/lib/shifts/publication/publication-figures';
import type { DaySpan } from '@/lib/shifts/publication/published-days';
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
  /** What still has to reach the team; null before a publication from here. */
  readonly toHandOn: HandOn | null;
  /** Something new was published here, and is still to be shared. */
  readonly isToShare: boolean;
  /** It was asked for by a person, who awaits the share dialog on whatever page. */
  readonly isRequested: boolean;
}

export const publishStore = createStore<PublishState>(() => ({
  phase: 'idle',
  isCelebrating: false,
  published: null,
  toHandOn: null,
  isToShare: false,
  isRequested: false,
}));

export const usePublish = <Part>(select: (state: PublishState) => Part): Part =>
  useStore(publishStore, select);

let askTimer: ReturnType<typeof setTimeout> | undefined;
let asked: readonly DaySpan[] | undefined;

/** Fires the event for these days after the specified time, in which the button and the status say so. */
export function askToPublish(spans: readonly DaySpan[]): void {
  if (publishStore.getState().phase !== 'idle') return;
  publishStore.setState({ phase: 'asked' });
  asked = spans;
  askTimer = setTimeout(() => {
    publishStore.setState({ phase: 'idle' });
    firePageEvent('publishSchedule');
  }, effectMs(PUBLISH_BUTTON_MS));
}

/**
 * Takes over a publication that was asked for, now that an event has fired, from here or from elsewhere; undefined if
 * nobody had asked.
 */
export function takeRequest(): readonly DaySpan[] | undefined {
  const request = asked;
  asked = undefined;
  clearTimeout(askTimer);
  return request;
}
