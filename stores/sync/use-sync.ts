import { useStore } from 'zustand';
import { type SyncShown, syncStore } from './sync-store';

export const useSync = <Part>(select: (state: SyncShown) => Part): Part => useStore(syncStore, select);
