import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { WholeSchedule } from '@/lib/shifts/history/schedule-before';

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

interface LookedBackState {
  readonly looked: LookedBack | undefined;
}

/** Which one; of this page, until it is left. */
export const lookedBackStore = createStore<LookedBackState>(() => ({ looked: undefined }));

/** The moment that is looked at. */
export const useLookedBack = (): LookedBack | undefined => useStore(lookedBackStore, ({ looked }) => looked);
