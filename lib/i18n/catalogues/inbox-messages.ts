import type { Catalogues } from '@/lib/i18n/load-messages';
import type inboxEn from '@/lib/i18n/messages/inbox/en.json';

/** The messages of the inbox, loaded on first use. */
export type InboxMessages = typeof inboxEn;

/** Loads them; in a file of its own, as in `plan-messages.ts`. Rejects when they cannot be fetched. */
export const INBOX_CATALOGUES: Catalogues<InboxMessages> = {
  en: () => import('@/lib/i18n/messages/inbox/en.json'),
  es: () => import('@/lib/i18n/messages/inbox/es.json'),
  fr: () => import('@/lib/i18n/messages/inbox/fr.json'),
  de: () => import('@/lib/i18n/messages/inbox/de.json'),
};
