import type { Catalogues } from './load-messages';
import type en from './messages/bulk/en.json';

/** The messages for the dialogs about many shifts, loaded with the first of them. */
export type BulkMessages = typeof en;

/** Loads them. Here and not beside the others, because every page loads that file. */
export const BULK_CATALOGUES: Catalogues<BulkMessages> = {
  en: () => import('./messages/bulk/en.json'),
  es: () => import('./messages/bulk/es.json'),
  fr: () => import('./messages/bulk/fr.json'),
  de: () => import('./messages/bulk/de.json'),
};
