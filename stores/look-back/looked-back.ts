import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { WholeSchedule } from '@/lib/shifts/history/schedule-before';
import { getOpenDialog, type OpenDialog } from '@/stores/ui/dialogs';

/** A moment of the past that the calendar shows in place of the present schedule. */
export interface LookedBack {
  readonly then: WholeSchedule;
  /** Its day and time, in words. */
  readonly moment: string;
  /** The step before which it was so, in words; absent for a restore point. */
  readonly step?: string;
  /** Shows the present schedule again. */
  readonly leave: () => void;
}

/** A moment of the past that was asked for, while it is read. */
export interface SoughtMoment {
  /** The dialog from which it was asked for. */
  readonly dialog: OpenDialog | null;
  /** Settles when the calendar is on screen. */
  readonly arrived: Promise<void>;
  readonly arrive: () => void;
}

interface LookedBackState {
  readonly looked: LookedBack | undefined;
  /** Only the latest: a newer one takes its place. */
  readonly sought: SoughtMoment | undefined;
}

/** Which one; of this page, until it is left. */
export const lookedBackStore = createStore<LookedBackState>(() => ({ looked: undefined, sought: undefined }));

/** Notes that a moment is asked for, before anything of it is loaded; what was asked for earlier is not shown any more. */
export function seekMoment(): SoughtMoment {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const sought = { dialog: getOpenDialog(), arrived, arrive };
  lookedBackStore.setState({ sought });
  return sought;
}

/** Shows nothing of what is asked for. */
export const seekNoMore = (): void => lookedBackStore.setState({ sought: undefined });

/** The moment that is looked at. */
export const useLookedBack = (): LookedBack | undefined => useStore(lookedBackStore, ({ looked }) => looked);
