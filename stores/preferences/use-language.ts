import { useStore } from 'zustand';
import { languageStore } from '@/stores/app/language-store';
import type { LanguageState } from './language';

export const useLanguage = <Part>(select: (state: LanguageState) => Part): Part =>
  useStore(languageStore, select);

/** The shown language and its words, for notices that no component makes. */
export const readLanguage = (): LanguageState => languageStore.getState();
