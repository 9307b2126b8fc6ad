import { useStore } from 'zustand';
import { persisted } from '@/stores/app/gateway';

const flag = {
  getState: persisted.sharing.get,
  getInitialState: () => false,
  subscribe: persisted.sharing.subscribe,
};

/** Does not load any sync code. */
export const useIsSyncing = (): boolean => useStore(flag);
