import { createStore, type StoreApi } from 'zustand/vanilla';
import { type Language, pickLanguage } from '@/lib/i18n/language';
import { loadMessages, type Messages } from '@/lib/i18n/load-messages';

export interface LanguageState {
  readonly language: Language;
  /** Null until the first catalog has arrived. */
  readonly messages: Messages | null;
  /** The error that prevented the texts from loading; set only after the last attempt. */
  readonly failure?: unknown;
}

export interface LanguageStore extends StoreApi<LanguageState> {
  /** Downloads only the catalog of the matching language. */
  load(preferredTags: readonly string[]): Promise<void>;
}

export function createLanguageStore(): LanguageStore {
  const store = createStore<LanguageState>(() => ({ language: 'en', messages: null }));
  /** If two languages are requested, the later request wins, even if its language arrives first. */
  let lastAsked = 0;
  return {
    ...store,
    async load(preferredTags) {
      const language = pickLanguage(preferredTags);
      lastAsked += 1;
      const asked = lastAsked;
      const messages = await loadMessages(language);
      if (asked === lastAsked) store.setState({ language, messages });
    },
  };
}
