import type { Catalogues } from './load-messages';
import type workedEn from './messages/worked/en.json';

/** The messages about what really happened and what is paid for it, loaded on first use. */
export type WorkedMessages = typeof workedEn;

/** Loads them; in a file of its own, as in `plan-messages.ts`. Rejects when they cannot be fetched. */
export const WORKED_CATALOGUES: Catalogues<WorkedMessages> = {
  en: () => import('./messages/worked/en.json'),
  es: () => import('./messages/worked/es.json'),
  fr: () => import('./messages/worked/fr.json'),
  de: () => import('./messages/worked/de.json'),
};
