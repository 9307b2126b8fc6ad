import type { Catalogues } from './load-messages';
import type teamEn from './messages/team/en.json';

/** The messages for a team that is added at once, loaded on first use. */
export type TeamMessages = typeof teamEn;

/** Loads them; in a file of its own, as in `plan-messages.ts`. Rejects when they cannot be fetched. */
export const TEAM_CATALOGUES: Catalogues<TeamMessages> = {
  en: () => import('./messages/team/en.json'),
  es: () => import('./messages/team/es.json'),
  fr: () => import('./messages/team/fr.json'),
  de: () => import('./messages/team/de.json'),
};
