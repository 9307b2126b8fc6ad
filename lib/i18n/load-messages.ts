import type { Language } from './language';
import type en from './messages/en.json';
import type sharingEn from './messages/sharing/en.json';

/** The words that every page needs. The English catalogue is the shape: what another lacks is a type error. */
export type Messages = typeof en;

/** Those of what goes out and comes in: links, files, texts, imports. They come when that is first asked for. */
export type SharingMessages = typeof sharingEn;

type Catalogues<Catalogue> = Readonly<Record<Language, () => Promise<{ default: Catalogue }>>>;

const CATALOGUES: Catalogues<Messages> = {
  en: () => import('./messages/en.json'),
  es: () => import('./messages/es.json'),
  fr: () => import('./messages/fr.json'),
  de: () => import('./messages/de.json'),
};

/** Loads the words of sharing, one function for each language. Rejects when they cannot be had. */
export const SHARING_CATALOGUES: Catalogues<SharingMessages> = {
  en: () => import('./messages/sharing/en.json'),
  es: () => import('./messages/sharing/es.json'),
  fr: () => import('./messages/sharing/fr.json'),
  de: () => import('./messages/sharing/de.json'),
};

/** The messages of one language; only that one is downloaded. Rejects when it cannot be. */
export async function loadMessages(language: Language): Promise<Messages> {
  return (await CATALOGUES[language]()).default;
}
