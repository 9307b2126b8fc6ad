import type { Catalogues } from './load-messages';
import type payEn from './messages/pay/en.json';

/** The messages about wages, overtime and what it costs, loaded on first use. */
export type PayMessages = typeof payEn;

/** Loads them; in a file of its own, as in `plan-messages.ts`. Rejects when they cannot be fetched. */
export const PAY_CATALOGUES: Catalogues<PayMessages> = {
  en: () => import('./messages/pay/en.json'),
  es: () => import('./messages/pay/es.json'),
  fr: () => import('./messages/pay/fr.json'),
  de: () => import('./messages/pay/de.json'),
};
