import type { Catalogues } from '@/lib/i18n/load-messages';
import type fillEn from '@/lib/i18n/messages/fill/en.json';

/** The messages about filling open shifts, loaded on first use. */
export type FillMessages = typeof fillEn;

/** Loads them; in a file of its own, as in `plan-messages.ts`. Rejects when they cannot be fetched. */
export const FILL_CATALOGUES: Catalogues<FillMessages> = {
  en: () => import('@/lib/i18n/messages/fill/en.json'),
  es: () => import('@/lib/i18n/messages/fill/es.json'),
  fr: () => import('@/lib/i18n/messages/fill/fr.json'),
  de: () => import('@/lib/i18n/messages/fill/de.json'),
};
