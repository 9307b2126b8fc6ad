import type { Catalogues } from '@/lib/i18n/load-messages';
import type teamEn from '@/lib/i18n/messages/team/en.json';

/** The messages for a team that is added at once, loaded on first use. */
export type TeamMessages = typeof teamEn;

/** Loads them; in a file of its own, as in `plan-messages.ts`. Rejects when they cannot be fetched. */
export const TEAM_CATALOGUES: Catalogues<TeamMessages> = {
  en: () => import('@/lib/i18n/messages/team/en.json'),
  es: () => import('@/lib/i18n/messages/team/es.json'),
  fr: () => import('@/lib/i18n/messages/team/fr.json'),
  de: () => import('@/lib/i18n/messages/team/de.json'),
};
