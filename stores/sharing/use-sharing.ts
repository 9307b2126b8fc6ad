import { useStore } from 'zustand';
import { type SharingShown, sharingStore } from './sharing-store';

export const useSharing = <Part>(select: (state: SharingShown) => Part): Part =>
  useStore(sharingStore, select);
