import type { Catalogues } from '@/lib/i18n/load-messages';
import type monthEn from '@/lib/i18n/messages/month/en.json';

/** The messages of the month, loaded on first use. */
export type MonthMessages = typeof monthEn;

/** Loads them; in a file of its own, as in `plan-messages.ts`. Rejects when they cannot be fetched. */
export const MONTH_CATALOGUES: Catalogues<MonthMessages> = {
  en: () => import('@/lib/i18n/messages/month/en.json'),
  es: () => import('@/lib/i18n/messages/month/es.json'),
  fr: () => import('@/lib/i18n/messages/month/fr.json'),
  de: () => import('@/lib/i18n/messages/month/de.json'),
};
