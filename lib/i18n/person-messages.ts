import type { Catalogues } from './load-messages';
import type personEn from './messages/person/en.json';

/** The messages for the week of one person on a phone, loaded on first use. */
export type PersonMessages = typeof personEn;

/** Loads them; in a file of its own, as in `plan-messages.ts`. Rejects when they cannot be fetched. */
export const PERSON_CATALOGUES: Catalogues<PersonMessages> = {
  en: () => import('./messages/person/en.json'),
  es: () => import('./messages/person/es.json'),
  fr: () => import('./messages/person/fr.json'),
  de: () => import('./messages/person/de.json'),
};
