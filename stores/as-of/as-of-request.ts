import { createStore } from 'zustand/vanilla';
import { leaveSchedule } from '@/stores/schedule/use-schedule';
import { getOpenDialog, type OpenDialog } from '@/stores/ui/dialogs';

/** A past moment that is being loaded. */
export interface AsOfRequest {
  readonly dialog: OpenDialog | null;
  /** Settles when the calendar is on screen. */
  readonly arrived: Promise<void>;
  readonly arrive: () => void;
}

/** Only the latest request is stored; a newer one replaces it. */
export const asOfRequestStore = createStore<{ readonly request: AsOfRequest | undefined }>(() => ({
  request: undefined,
}));

/** Registers a request before anything is loaded; cancels earlier requests. */
export function requestAsOf(): AsOfRequest {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const request = { dialog: getOpenDialog(), arrived, arrive };
  asOfRequestStore.setState({ request });
  return request;
}

export const cancelAsOfRequest = (): void => asOfRequestStore.setState({ request: undefined });

/** Shows the live schedule again, and cancels pending requests. */
export function returnToNow(): void {
  cancelAsOfRequest();
  leaveSchedule('asOf');
}
