import type { Catalogues } from '@/lib/i18n/load-messages';
import type weeksEn from '@/lib/i18n/messages/weeks/en.json';

/** The messages about week templates and rotations, loaded on first use. */
export type WeeksMessages = typeof weeksEn;

/** Loads them; in a file of its own, as in `plan-messages.ts`. Rejects when they cannot be fetched. */
export const WEEKS_CATALOGUES: Catalogues<WeeksMessages> = {
  en: () => import('@/lib/i18n/messages/weeks/en.json'),
  es: () => import('@/lib/i18n/messages/weeks/es.json'),
  fr: () => import('@/lib/i18n/messages/weeks/fr.json'),
  de: () => import('@/lib/i18n/messages/weeks/de.json'),
};
