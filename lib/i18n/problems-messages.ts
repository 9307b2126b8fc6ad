import type { Catalogues } from './load-messages';
import type problemsEn from './messages/problems/en.json';

/** The messages of problems of the schedule, loaded on first use. */
export type ProblemsMessages = typeof problemsEn;

/** Loads the messages of problems of the schedule; in a file of its own, as in `plan-messages.ts`. Rejects when they cannot be fetched. */
export const PROBLEMS_CATALOGUES: Catalogues<ProblemsMessages> = {
  en: () => import('./messages/problems/en.json'),
  es: () => import('./messages/problems/es.json'),
  fr: () => import('./messages/problems/fr.json'),
  de: () => import('./messages/problems/de.json'),
};
