import { createLanguageStore } from '@/stores/preferences/language';

export const languageStore = createLanguageStore();
