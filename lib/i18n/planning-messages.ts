import type { Catalogues } from './load-messages';
import type planningEn from './messages/planning/en.json';

/** The messages of the settings for planning, loaded on first use. */
export type PlanningMessages = typeof planningEn;

/** Loads the messages of the settings for planning; in a file of its own, as in `plan-messages.ts`. Rejects when they cannot be fetched. */
export const PLANNING_CATALOGUES: Catalogues<PlanningMessages> = {
  en: () => import('./messages/planning/en.json'),
  es: () => import('./messages/planning/es.json'),
  fr: () => import('./messages/planning/fr.json'),
  de: () => import('./messages/planning/de.json'),
};
