import type { Catalogues } from './load-messages';
import type missingEn from './messages/missing/en.json';

/** The messages about shifts in a database that does not open, loaded on first use. */
export type MissingMessages = typeof missingEn;

/** Loads them; in a file of its own, as in `plan-messages.ts`. Rejects when they cannot be fetched. */
export const MISSING_CATALOGUES: Catalogues<MissingMessages> = {
  en: () => import('./messages/missing/en.json'),
  es: () => import('./messages/missing/es.json'),
  fr: () => import('./messages/missing/fr.json'),
  de: () => import('./messages/missing/de.json'),
};
