import type { Catalogues } from '@/lib/i18n/load-messages';
import type daysEn from '@/lib/i18n/messages/days/en.json';

/** The messages about what is said of days, loaded on first use. */
export type DaysMessages = typeof daysEn;

/** Loads them; in a file of its own, as in `plan-messages.ts`. Rejects when they cannot be fetched. */
export const DAYS_CATALOGUES: Catalogues<DaysMessages> = {
  en: () => import('@/lib/i18n/messages/days/en.json'),
  es: () => import('@/lib/i18n/messages/days/es.json'),
  fr: () => import('@/lib/i18n/messages/days/fr.json'),
  de: () => import('@/lib/i18n/messages/days/de.json'),
};
