import { useStore } from 'zustand';
import { uiStore } from '@/stores/app/ui-store';
import type { UiState } from './ui';

export const useUi = <Part>(select: (state: UiState) => Part): Part => useStore(uiStore, select);
