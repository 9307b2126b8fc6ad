import type { Language } from './language';
import type en from './messages/en.json';
import type newsEn from './messages/news/en.json';
import type planningEn from './messages/planning/en.json';
import type problemsEn from './messages/problems/en.json';
import type sharingEn from './messages/sharing/en.json';

/** The messages that every page needs. The English catalogue is the shape: a key missing in another is a type error. */
export type Messages = typeof en;

/** The messages for links, files, texts and imports, loaded on first use. */
export type SharingMessages = typeof sharingEn;

/** The messages for news of the schedule and for its history, loaded on first use. */
export type NewsMessages = typeof newsEn;

/** The messages of the settings for planning, loaded on first use. */
export type PlanningMessages = typeof planningEn;

/** The messages about problems of the schedule, loaded behind the first paint. */
export type ProblemsMessages = typeof problemsEn;

export type Catalogues<Catalogue> = Readonly<Record<Language, () => Promise<{ default: Catalogue }>>>;

const CATALOGUES: Catalogues<Messages> = {
  en: () => import('./messages/en.json'),
  es: () => import('./messages/es.json'),
  fr: () => import('./messages/fr.json'),
  de: () => import('./messages/de.json'),
};

/** Loads the sharing messages, one function per language. Rejects when they cannot be fetched. */
export const SHARING_CATALOGUES: Catalogues<SharingMessages> = {
  en: () => import('./messages/sharing/en.json'),
  es: () => import('./messages/sharing/es.json'),
  fr: () => import('./messages/sharing/fr.json'),
  de: () => import('./messages/sharing/de.json'),
};

/** Loads the messages of news and history, one function per language. Rejects when they cannot be fetched. */
export const NEWS_CATALOGUES: Catalogues<NewsMessages> = {
  en: () => import('./messages/news/en.json'),
  es: () => import('./messages/news/es.json'),
  fr: () => import('./messages/news/fr.json'),
  de: () => import('./messages/news/de.json'),
};

/** Loads the messages of the settings for planning, one function per language. Rejects when they cannot be fetched. */
export const PLANNING_CATALOGUES: Catalogues<PlanningMessages> = {
  en: () => import('./messages/planning/en.json'),
  es: () => import('./messages/planning/es.json'),
  fr: () => import('./messages/planning/fr.json'),
  de: () => import('./messages/planning/de.json'),
};

/** Loads the messages about problems, one function per language. Rejects when they cannot be fetched. */
export const PROBLEMS_CATALOGUES: Catalogues<ProblemsMessages> = {
  en: () => import('./messages/problems/en.json'),
  es: () => import('./messages/problems/es.json'),
  fr: () => import('./messages/problems/fr.json'),
  de: () => import('./messages/problems/de.json'),
};

/** The messages of one language; only that one is downloaded. Rejects when it cannot be fetched. */
export async function loadMessages(language: Language): Promise<Messages> {
  return (await CATALOGUES[language]()).default;
}
