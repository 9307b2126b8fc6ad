import type { Catalogues } from './load-messages';
import type demandEn from './messages/demand/en.json';

/** The messages about how many are needed when, loaded on first use. */
export type DemandMessages = typeof demandEn;

/** Loads them; in a file of its own, as in `plan-messages.ts`. Rejects when they cannot be fetched. */
export const DEMAND_CATALOGUES: Catalogues<DemandMessages> = {
  en: () => import('./messages/demand/en.json'),
  es: () => import('./messages/demand/es.json'),
  fr: () => import('./messages/demand/fr.json'),
  de: () => import('./messages/demand/de.json'),
};
