import { useStore } from 'zustand';
import { languageStore } from '@/stores/app/language-store';
import type { LanguageState } from './language';

export const useLanguage = <Part>(select: (state: LanguageState) => Part): Part =>
  useStore(languageStore, select);

/** For texts created outside components, such as notifications. */
export const readLanguage = (): LanguageState => languageStore.getState();
