import type { Catalogues } from '@/lib/i18n/load-messages';
import type en from '@/lib/i18n/messages/bulk/en.json';

/** The messages for the dialogs about many shifts, loaded with the first of them. */
export type BulkMessages = typeof en;

/** Loads them. Here and not beside the others, because every page loads that file. */
export const BULK_CATALOGUES: Catalogues<BulkMessages> = {
  en: () => import('@/lib/i18n/messages/bulk/en.json'),
  es: () => import('@/lib/i18n/messages/bulk/es.json'),
  fr: () => import('@/lib/i18n/messages/bulk/fr.json'),
  de: () => import('@/lib/i18n/messages/bulk/de.json'),
};
