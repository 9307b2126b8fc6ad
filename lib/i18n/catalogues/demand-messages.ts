import type { Catalogues } from '@/lib/i18n/load-messages';
import type demandEn from '@/lib/i18n/messages/demand/en.json';

/** The messages about how many are needed when, loaded on first use. */
export type DemandMessages = typeof demandEn;

/** Loads them; in a file of its own, as in `plan-messages.ts`. Rejects when they cannot be fetched. */
export const DEMAND_CATALOGUES: Catalogues<DemandMessages> = {
  en: () => import('@/lib/i18n/messages/demand/en.json'),
  es: () => import('@/lib/i18n/messages/demand/es.json'),
  fr: () => import('@/lib/i18n/messages/demand/fr.json'),
  de: () => import('@/lib/i18n/messages/demand/de.json'),
};
