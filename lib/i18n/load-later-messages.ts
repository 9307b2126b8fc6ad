import type { Language } from './language';
import type laterEn from './messages/later/en.json';
import type staffEn from './messages/staff/en.json';

// Apart from `load-messages.ts`, which the first script contains.

/** The messages of the staff page, some of which the app uses too. */
type StaffMessages = typeof staffEn;

/** The messages of all parts of the app that load on first use. */
export type LaterMessages = typeof laterEn & StaffMessages;

/** One function per language, always the same one; only that language is downloaded. Rejects if the fetch fails. */
type Catalogue<Content> = Readonly<Record<Language, () => Promise<Content>>>;

type Files<Content> = Catalogue<{ default: Content }>;

const LATER: Files<typeof laterEn> = {
  en: () => import('./messages/later/en.json'),
  es: () => import('./messages/later/es.json'),
  fr: () => import('./messages/later/fr.json'),
  de: () => import('./messages/later/de.json'),
};

const STAFF: Files<StaffMessages> = {
  en: () => import('./messages/staff/en.json'),
  es: () => import('./messages/staff/es.json'),
  fr: () => import('./messages/staff/fr.json'),
  de: () => import('./messages/staff/de.json'),
};

function catalogueOf<Content>(load: (language: Language) => Promise<Content>): Catalogue<Content> {
  return { en: () => load('en'), es: () => load('es'), fr: () => load('fr'), de: () => load('de') };
}

/** Loads what the staff page needs. */
export const STAFF_MESSAGES = catalogueOf(async (language) => (await STAFF[language]()).default);

/** Loads what the parts of the app need that are loaded on first use. */
export const LATER_MESSAGES = catalogueOf(async (language): Promise<LaterMessages> => {
  const [later, staff] = await Promise.all([LATER[language](), STAFF[language]()]);
  return { ...later.default, ...staff.default };
});
