import type { Catalogues } from '@/lib/i18n/load-messages';
import type problemsEn from '@/lib/i18n/messages/problems/en.json';

/** The messages of problems of the schedule, loaded on first use. */
export type ProblemsMessages = typeof problemsEn;

/** Loads the messages of problems of the schedule; in a file of its own, as in `plan-messages.ts`. Rejects when they cannot be fetched. */
export const PROBLEMS_CATALOGUES: Catalogues<ProblemsMessages> = {
  en: () => import('@/lib/i18n/messages/problems/en.json'),
  es: () => import('@/lib/i18n/messages/problems/es.json'),
  fr: () => import('@/lib/i18n/messages/problems/fr.json'),
  de: () => import('@/lib/i18n/messages/problems/de.json'),
};
