import type { Catalogues } from '@/lib/i18n/load-messages';
import type payEn from '@/lib/i18n/messages/pay/en.json';

/** The messages about wages, overtime and what it costs, loaded on first use. */
export type PayMessages = typeof payEn;

/** Loads them; in a file of its own, as in `plan-messages.ts`. Rejects when they cannot be fetched. */
export const PAY_CATALOGUES: Catalogues<PayMessages> = {
  en: () => import('@/lib/i18n/messages/pay/en.json'),
  es: () => import('@/lib/i18n/messages/pay/es.json'),
  fr: () => import('@/lib/i18n/messages/pay/fr.json'),
  de: () => import('@/lib/i18n/messages/pay/de.json'),
};
