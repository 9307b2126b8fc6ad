import { useStore } from 'zustand';
import { persisted } from '@/stores/app/gateway';

const flag = {
  getState: persisted.sharing.get,
  getInitialState: () => false,
  subscribe: persisted.sharing.subscribe,
};

/** Whether this browser shares its schedule; known without anything of sharing being loaded. */
export const useIsSharing = (): boolean => useStore(flag);
