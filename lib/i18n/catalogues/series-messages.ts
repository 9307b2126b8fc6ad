import type { Catalogues } from '@/lib/i18n/load-messages';
import type seriesEn from '@/lib/i18n/messages/series/en.json';

/** The messages about repeating shifts, loaded on first use. */
export type SeriesMessages = typeof seriesEn;

/** Loads them; in a file of its own, as in `plan-messages.ts`. Rejects when they cannot be fetched. */
export const SERIES_CATALOGUES: Catalogues<SeriesMessages> = {
  en: () => import('@/lib/i18n/messages/series/en.json'),
  es: () => import('@/lib/i18n/messages/series/es.json'),
  fr: () => import('@/lib/i18n/messages/series/fr.json'),
  de: () => import('@/lib/i18n/messages/series/de.json'),
};
