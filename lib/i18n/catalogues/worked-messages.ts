import type { Catalogues } from '@/lib/i18n/load-messages';
import type workedEn from '@/lib/i18n/messages/worked/en.json';

/** The messages about what really happened and what is paid for it, loaded on first use. */
export type WorkedMessages = typeof workedEn;

/** Loads them; in a file of its own, as in `plan-messages.ts`. Rejects when they cannot be fetched. */
export const WORKED_CATALOGUES: Catalogues<WorkedMessages> = {
  en: () => import('@/lib/i18n/messages/worked/en.json'),
  es: () => import('@/lib/i18n/messages/worked/es.json'),
  fr: () => import('@/lib/i18n/messages/worked/fr.json'),
  de: () => import('@/lib/i18n/messages/worked/de.json'),
};
