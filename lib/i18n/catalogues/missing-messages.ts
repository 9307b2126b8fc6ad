import type { Catalogues } from '@/lib/i18n/load-messages';
import type missingEn from '@/lib/i18n/messages/missing/en.json';

/** The messages about shifts in a database that does not open, loaded on first use. */
export type MissingMessages = typeof missingEn;

/** Loads them; in a file of its own, as in `plan-messages.ts`. Rejects when they cannot be fetched. */
export const MISSING_CATALOGUES: Catalogues<MissingMessages> = {
  en: () => import('@/lib/i18n/messages/missing/en.json'),
  es: () => import('@/lib/i18n/messages/missing/es.json'),
  fr: () => import('@/lib/i18n/messages/missing/fr.json'),
  de: () => import('@/lib/i18n/messages/missing/de.json'),
};
