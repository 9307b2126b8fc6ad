import type { Catalogues } from './load-messages';
import type peopleEn from './messages/people/en.json';

/** The messages about people's details, loaded on first use. */
export type PeopleMessages = typeof peopleEn;

/** Loads them; in a file of its own, as in `plan-messages.ts`. Rejects when they cannot be fetched. */
export const PEOPLE_CATALOGUES: Catalogues<PeopleMessages> = {
  en: () => import('./messages/people/en.json'),
  es: () => import('./messages/people/es.json'),
  fr: () => import('./messages/people/fr.json'),
  de: () => import('./messages/people/de.json'),
};
