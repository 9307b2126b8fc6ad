import type { Catalogues } from '@/lib/i18n/load-messages';
import type devicesEn from '@/lib/i18n/messages/devices/en.json';

/** The messages about other devices and sealed backups, loaded on first use. */
export type DevicesMessages = typeof devicesEn;

/** Loads them; in a file of its own, as in `plan-messages.ts`. Rejects when they cannot be fetched. */
export const DEVICES_CATALOGUES: Catalogues<DevicesMessages> = {
  en: () => import('@/lib/i18n/messages/devices/en.json'),
  es: () => import('@/lib/i18n/messages/devices/es.json'),
  fr: () => import('@/lib/i18n/messages/devices/fr.json'),
  de: () => import('@/lib/i18n/messages/devices/de.json'),
};
