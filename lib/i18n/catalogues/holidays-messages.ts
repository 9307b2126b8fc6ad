import type { Catalogues } from '@/lib/i18n/load-messages';
import type holidaysEn from '@/lib/i18n/messages/holidays/en.json';

/** The messages about the holidays of a country, loaded on first use. */
export type HolidaysMessages = typeof holidaysEn;

/** Loads them; in a file of its own, as in `plan-messages.ts`. Rejects when they cannot be fetched. */
export const HOLIDAYS_CATALOGUES: Catalogues<HolidaysMessages> = {
  en: () => import('@/lib/i18n/messages/holidays/en.json'),
  es: () => import('@/lib/i18n/messages/holidays/es.json'),
  fr: () => import('@/lib/i18n/messages/holidays/fr.json'),
  de: () => import('@/lib/i18n/messages/holidays/de.json'),
};
