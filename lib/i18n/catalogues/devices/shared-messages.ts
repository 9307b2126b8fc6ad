import type { Catalogues } from '@/lib/i18n/load-messages';
import type sharedEn from '@/lib/i18n/messages/shared/en.json';

/** The messages about one schedule on several devices, loaded on first use: nobody else needs them. */
export type SharedMessages = typeof sharedEn;

/** Loads them; in a file of its own, as in `plan-messages.ts`. Rejects when they cannot be fetched. */
export const SHARED_CATALOGUES: Catalogues<SharedMessages> = {
  en: () => import('@/lib/i18n/messages/shared/en.json'),
  es: () => import('@/lib/i18n/messages/shared/es.json'),
  fr: () => import('@/lib/i18n/messages/shared/fr.json'),
  de: () => import('@/lib/i18n/messages/shared/de.json'),
};
