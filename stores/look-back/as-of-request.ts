import { createStore } from 'zustand/vanilla';
import { leaveSchedule } from '@/stores/schedule/use-schedule';
import { getOpenDialog, type OpenDialog } from '@/stores/ui/dialogs';

/** A moment of the past that is to be shown, while it is read. */
export interface AsOfRequest {
  /** The dialog from which it was requested. */
  readonly dialog: OpenDialog | null;
  /** Settles when the calendar is on screen. */
  readonly arrived: Promise<void>;
  readonly arrive: () => void;
}

/** Only the latest: a newer one takes its place. */
export const asOfRequestStore = createStore<{ readonly request: AsOfRequest | undefined }>(() => ({
  request: undefined,
}));

/** Notes that a moment is requested, before anything of it is loaded; what was requested earlier is not shown any more. */
export function requestAsOf(): AsOfRequest {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const request = { dialog: getOpenDialog(), arrived, arrive };
  asOfRequestStore.setState({ request });
  return request;
}

/** Shows nothing of what is requested. */
export const cancelAsOfRequest = (): void => asOfRequestStore.setState({ request: undefined });

/** Shows the live schedule again, and nothing of what is requested. */
export function backToNow(): void {
  cancelAsOfRequest();
  leaveSchedule('asOf');
}
