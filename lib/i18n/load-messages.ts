import type { Language } from './language';
import type { LaterMessages } from './load-later-messages';
import type en from './messages/en.json';

/** English defines the type: a key missing in another language is a type error. */
export type Messages = typeof en;

declare module 'use-intl' {
  interface AppConfig {
    Locale: Language;
    Messages: Messages & LaterMessages;
  }
}

const CATALOGS: Readonly<Record<Language, () => Promise<{ default: Messages }>>> = {
  en: () => import('./messages/en.json'),
  es: () => import('./messages/es.json'),
  fr: () => import('./messages/fr.json'),
  de: () => import('./messages/de.json'),
};

/** Downloads only the messages of the given language. Rejects if the fetch fails. */
export async function loadMessages(language: Language): Promise<Messages> {
  return (await CATALOGS[language]()).default;
}
