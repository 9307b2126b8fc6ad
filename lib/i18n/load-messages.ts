import type { Language } from './language';
import type en from './messages/en.json';

/** The shape of every catalogue: the English one. A missing message in another language is a type error. */
export type Messages = typeof en;

const CATALOGUES: Readonly<Record<Language, () => Promise<{ default: Messages }>>> = {
  en: () => import('./messages/en.json'),
  es: () => import('./messages/es.json'),
  fr: () => import('./messages/fr.json'),
  de: () => import('./messages/de.json'),
};

/** The messages of one language; only that one is downloaded. Rejects when it cannot be. */
export async function loadMessages(language: Language): Promise<Messages> {
  return (await CATALOGUES[language]()).default;
}
