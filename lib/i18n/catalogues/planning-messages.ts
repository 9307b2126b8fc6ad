import type { Catalogues } from '@/lib/i18n/load-messages';
import type planningEn from '@/lib/i18n/messages/planning/en.json';

/** The messages of the settings for planning, loaded on first use. */
export type PlanningMessages = typeof planningEn;

/** Loads the messages of the settings for planning; in a file of its own, as in `plan-messages.ts`. Rejects when they cannot be fetched. */
export const PLANNING_CATALOGUES: Catalogues<PlanningMessages> = {
  en: () => import('@/lib/i18n/messages/planning/en.json'),
  es: () => import('@/lib/i18n/messages/planning/es.json'),
  fr: () => import('@/lib/i18n/messages/planning/fr.json'),
  de: () => import('@/lib/i18n/messages/planning/de.json'),
};
