import type { Catalogues } from './load-messages';
import type offlineEn from './messages/offline/en.json';

/** The messages about offline use, loaded on first use. */
export type OfflineMessages = typeof offlineEn;

/** Loads the messages about offline use; in a file of its own, as in `plan-messages.ts`. Rejects when they cannot be fetched. */
export const OFFLINE_CATALOGUES: Catalogues<OfflineMessages> = {
  en: () => import('./messages/offline/en.json'),
  es: () => import('./messages/offline/es.json'),
  fr: () => import('./messages/offline/fr.json'),
  de: () => import('./messages/offline/de.json'),
};
