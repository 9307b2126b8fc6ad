import type { Catalogues } from '@/lib/i18n/load-messages';
import type offlineEn from '@/lib/i18n/messages/offline/en.json';

/** The messages about offline use, loaded on first use. */
export type OfflineMessages = typeof offlineEn;

/** Loads the messages about offline use; in a file of its own, as in `plan-messages.ts`. Rejects when they cannot be fetched. */
export const OFFLINE_CATALOGUES: Catalogues<OfflineMessages> = {
  en: () => import('@/lib/i18n/messages/offline/en.json'),
  es: () => import('@/lib/i18n/messages/offline/es.json'),
  fr: () => import('@/lib/i18n/messages/offline/fr.json'),
  de: () => import('@/lib/i18n/messages/offline/de.json'),
};
