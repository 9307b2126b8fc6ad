import type { Catalogues } from '@/lib/i18n/load-messages';
import type stepsEn from '@/lib/i18n/messages/steps/en.json';

/** The sentences of the history, one for each step, and the words around the schedule as it was, loaded on first use. */
export type StepsMessages = typeof stepsEn;

/** Loads them; in a file of its own, as in `plan-messages.ts`. Rejects when they cannot be fetched. */
export const STEPS_CATALOGUES: Catalogues<StepsMessages> = {
  en: () => import('@/lib/i18n/messages/steps/en.json'),
  es: () => import('@/lib/i18n/messages/steps/es.json'),
  fr: () => import('@/lib/i18n/messages/steps/fr.json'),
  de: () => import('@/lib/i18n/messages/steps/de.json'),
};
