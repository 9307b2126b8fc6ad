import type { Catalogues } from '@/lib/i18n/load-messages';
import type repliesEn from '@/lib/i18n/messages/replies/en.json';

/** The words of answering a link on the staff page, loaded on first use. */
export type RepliesMessages = typeof repliesEn;

/** Loads them; in a file of its own, as in `plan-messages.ts`. Rejects when they cannot be fetched. */
export const REPLIES_CATALOGUES: Catalogues<RepliesMessages> = {
  en: () => import('@/lib/i18n/messages/replies/en.json'),
  es: () => import('@/lib/i18n/messages/replies/es.json'),
  fr: () => import('@/lib/i18n/messages/replies/fr.json'),
  de: () => import('@/lib/i18n/messages/replies/de.json'),
};
