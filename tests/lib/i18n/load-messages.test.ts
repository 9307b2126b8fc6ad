import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { LANGUAGES, type Language } from '@/lib/i18n/language';
import { LATER_MESSAGES, STAFF_MESSAGES } from '@/lib/i18n/load-later-messages';
import { loadMessages } from '@/lib/i18n/load-messages';
import de from '@/lib/i18n/messages/de.json';
import en from '@/lib/i18n/messages/en.json';
import es from '@/lib/i18n/messages/es.json';
import fr from '@/lib/i18n/messages/fr.json';
import laterDe from '@/lib/i18n/messages/later/de.json';
import laterEn from '@/lib/i18n/messages/later/en.json';
import laterEs from '@/lib/i18n/messages/later/es.json';
import laterFr from '@/lib/i18n/messages/later/fr.json';
import staffDe from '@/lib/i18n/messages/staff/de.json';
import staffEn from '@/lib/i18n/messages/staff/en.json';
import staffEs from '@/lib/i18n/messages/staff/es.json';
import staffFr from '@/lib/i18n/messages/staff/fr.json';

const CATALOGS: Readonly<Record<string, Readonly<Record<Language, object>>>> = {
  first: { en, es, fr, de },
  later: { en: laterEn, es: laterEs, fr: laterFr, de: laterDe },
  staff: { en: staffEn, es: staffEs, fr: staffFr, de: staffDe },
};

/** Every message with its path, such as `roles.Cook`. */
function messagesOf(catalog: object, path = ''): readonly (readonly [string, unknown])[] {
  return Object.entries(catalog).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null
      ? messagesOf(value, `${path}${key}.`)
      : [[`${path}${key}`, value] as const],
  );
}

/** Names of the arguments of a message, including those in plural forms, in alphabetical order. */
function argumentsOf(message: unknown): readonly string[] {
  return [...new Set(parse(String(message)).flatMap(namesIn))].sort();
}

function namesIn(element: MessageFormatElement): readonly string[] {
  switch (element.type) {
    case TYPE.literal:
    case TYPE.pound:
      return [];
    case TYPE.select:
    case TYPE.plural:
      return [
        element.value,
        ...Object.values(element.options).flatMap(({ value }) => value.flatMap(namesIn)),
      ];
    case TYPE.tag:
      return [element.value, ...element.children.flatMap(namesIn)];
    default:
      return [element.value];
  }
}

describe.each(Object.keys(CATALOGS))('%s catalog', (name) => {
  const catalog = (language: Language): object => CATALOGS[name]?.[language] ?? {};
  const english = messagesOf(catalog('en'));

  describe.each(LANGUAGES)('in %s', (language) => {
    const messages = messagesOf(catalog(language));

    test('has the same messages as the English catalog in the same order, and no others', () => {
      expect(messages.map(([key]) => key)).toEqual(english.map(([key]) => key));
      expect(english.length).toBeGreaterThan(100);
    });

    test('has no empty message', () => {
      expect(messages.filter(([, text]) => typeof text !== 'string' || text.trim() === '')).toEqual([]);
    });

    test('has the same arguments in each message as the English catalog', () => {
      const translated = new Map(messages);
      const different = english.filter(
        ([key, text]) => argumentsOf(text).join() !== argumentsOf(translated.get(key)).join(),
      );
      expect(different).toEqual([]);
    });
  });
});

test.each(LANGUAGES)('loadMessages loads the catalogs of %s', async (language) => {
  const { first, later, staff } = CATALOGS;
  expect(await loadMessages(language)).toEqual(first?.[language]);
  expect(await STAFF_MESSAGES[language]()).toEqual(staff?.[language]);
  expect(await LATER_MESSAGES[language]()).toEqual({ ...later?.[language], ...staff?.[language] });
});
