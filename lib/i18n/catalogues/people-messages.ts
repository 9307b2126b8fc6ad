import type { Catalogues } from '@/lib/i18n/load-messages';
import type peopleEn from '@/lib/i18n/messages/people/en.json';

/** The messages about people's details, loaded on first use. */
export type PeopleMessages = typeof peopleEn;

/** Loads them; in a file of its own, as in `plan-messages.ts`. Rejects when they cannot be fetched. */
export const PEOPLE_CATALOGUES: Catalogues<PeopleMessages> = {
  en: () => import('@/lib/i18n/messages/people/en.json'),
  es: () => import('@/lib/i18n/messages/people/es.json'),
  fr: () => import('@/lib/i18n/messages/people/fr.json'),
  de: () => import('@/lib/i18n/messages/people/de.json'),
};
