import type { Catalogues } from '@/lib/i18n/load-messages';
import type weeklyEn from '@/lib/i18n/messages/weekly/en.json';

/** The words of the form that asks when somebody can work every week, loaded on first use. */
export type WeeklyMessages = typeof weeklyEn;

/** Loads them: the staff page has the form too, without the app's words. Rejects when they cannot be fetched. */
export const WEEKLY_CATALOGUES: Catalogues<WeeklyMessages> = {
  en: () => import('@/lib/i18n/messages/weekly/en.json'),
  es: () => import('@/lib/i18n/messages/weekly/es.json'),
  fr: () => import('@/lib/i18n/messages/weekly/fr.json'),
  de: () => import('@/lib/i18n/messages/weekly/de.json'),
};
