import type { Language } from './language';
import type laterEn from './messages/later/en.json';
import type staffEn from './messages/staff/en.json';

// Separate from `load-messages.ts`, which is part of the first script.

type StaffMessages = typeof staffEn;

export type LaterMessages = typeof laterEn & StaffMessages;

/** Functions are stable per language and download only that language. Rejects if the fetch fails. */
type Catalog<Content> = Readonly<Record<Language, () => Promise<Content>>>;

type Files<Content> = Catalog<{ default: Content }>;

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

function catalogOf<Content>(load: (language: Language) => Promise<Content>): Catalog<Content> {
  return { en: () => load('en'), es: () => load('es'), fr: () => load('fr'), de: () => load('de') };
}

export const STAFF_MESSAGES = catalogOf(async (language) => (await STAFF[language]()).default);

export const LATER_MESSAGES = catalogOf(async (language): Promise<LaterMessages> => {
  const [later, staff] = await Promise.all([LATER[language](), STAFF[language]()]);
  return { ...later.default, ...staff.default };
});
