import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { persisted } from '@/stores/app/gateway';
import type { PersistedValues } from '@/stores/browser-storage/persisted-values';

/** After this many shifts typed into the grid, it no longer shows the hint. */
const LEARNT_AT = 3;

interface TypingState {
  readonly isLearnt: boolean;
}

interface TypingStore extends StoreApi<TypingState> {
  note(count: number): void;
}

/** Whether enough shifts were typed that the hint is no longer needed. */
export function createTypingStore({ typedShifts }: Pick<PersistedValues, 'typedShifts'>): TypingStore {
  const shown = () => ({ isLearnt: typedShifts.get() >= LEARNT_AT });
  const store = createStore<TypingState>(shown);
  typedShifts.subscribe(() => store.setState(shown()));
  return {
    ...store,
    note(count) {
      const before = typedShifts.latest();
      if (before < LEARNT_AT) typedShifts.set(Math.min(before + count, LEARNT_AT));
    },
  };
}

const typingStore = createTypingStore(persisted);

export const noteTypedShifts = typingStore.note;

export const useIsTypingLearnt = (): boolean => useStore(typingStore, ({ isLearnt }) => isLearnt);
