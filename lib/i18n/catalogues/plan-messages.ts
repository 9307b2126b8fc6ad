import type { Catalogues } from '@/lib/i18n/load-messages';
import type plansEn from '@/lib/i18n/messages/plans/en.json';

/** The messages for what a plan would break, loaded on first use. */
export type PlanMessages = typeof plansEn;

/**
 * Loads the messages for what a plan would break. Rejects when they cannot be fetched. In a file of its own, which no
 * page needs for its first paint.
 */
export const PLAN_CATALOGUES: Catalogues<PlanMessages> = {
  en: () => import('@/lib/i18n/messages/plans/en.json'),
  es: () => import('@/lib/i18n/messages/plans/es.json'),
  fr: () => import('@/lib/i18n/messages/plans/fr.json'),
  de: () => import('@/lib/i18n/messages/plans/de.json'),
};
