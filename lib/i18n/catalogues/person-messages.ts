import type { Catalogues } from '@/lib/i18n/load-messages';
import type personEn from '@/lib/i18n/messages/person/en.json';

/** The messages for the week of one person on a phone, loaded on first use. */
export type PersonMessages = typeof personEn;

/** Loads them; in a file of its own, as in `plan-messages.ts`. Rejects when they cannot be fetched. */
export const PERSON_CATALOGUES: Catalogues<PersonMessages> = {
  en: () => import('@/lib/i18n/messages/person/en.json'),
  es: () => import('@/lib/i18n/messages/person/es.json'),
  fr: () => import('@/lib/i18n/messages/person/fr.json'),
  de: () => import('@/lib/i18n/messages/person/de.json'),
};
