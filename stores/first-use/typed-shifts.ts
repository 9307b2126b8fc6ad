import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { persisted } from '@/stores/app/gateway';
import type { PersistedValues } from '@/stores/browser-storage/persisted-values';

/** After this many shifts typed into the grid, it no longer shows the hint. */
const SHIFTS_TO_LEARN = 3;

interface TypingState {
  readonly isLearned: boolean;
}

interface TypingStore extends StoreApi<TypingState> {
  note(count: number): void;
}

/** Whether enough shifts were typed that the hint is no longer needed. */
export function createTypingStore({ typedShifts }: Pick<PersistedValues, 'typedShifts'>): TypingStore {
  const shown = () => ({ isLearned: typedShifts.get() >= SHIFTS_TO_LEARN });
  const store = createStore<TypingState>(shown);
  typedShifts.subscribe(() => store.setState(shown()));
  return {
    ...store,
    note(count) {
      const before = typedShifts.latest();
      if (before < SHIFTS_TO_LEARN) typedShifts.set(Math.min(before + count, SHIFTS_TO_LEARN));
    },
  };
}

const typingStore = createTypingStore(persisted);

export const noteTypedShifts = typingStore.note;

export const useIsTypingLearned = (): boolean => useStore(typingStore, ({ isLearned }) => isLearned);
