import type { Catalogues } from '@/lib/i18n/load-messages';
import type kioskEn from '@/lib/i18n/messages/kiosk/en.json';

/** The messages about the screen at the wall, loaded on first use. */
export type KioskMessages = typeof kioskEn;

/** Loads them; in a file of its own, as in `plan-messages.ts`. Rejects when they cannot be fetched. */
export const KIOSK_CATALOGUES: Catalogues<KioskMessages> = {
  en: () => import('@/lib/i18n/messages/kiosk/en.json'),
  es: () => import('@/lib/i18n/messages/kiosk/es.json'),
  fr: () => import('@/lib/i18n/messages/kiosk/fr.json'),
  de: () => import('@/lib/i18n/messages/kiosk/de.json'),
};
