import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { LANGUAGES, type Language } from '@/lib/i18n/language';
import { loadMessages } from '@/lib/i18n/load-messages';
import de from '@/lib/i18n/messages/de.json';
import en from '@/lib/i18n/messages/en.json';
import es from '@/lib/i18n/messages/es.json';
import fr from '@/lib/i18n/messages/fr.json';

const CATALOGUES: Readonly<Record<Language, object>> = { en, es, fr, de };

/** Every message by its path, `roles.Cook`. */
function messagesOf(catalogue: object, path = ''): readonly (readonly [string, unknown])[] {
  return Object.entries(catalogue).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null
      ? messagesOf(value, `${path}${key}.`)
      : [[`${path}${key}`, value] as const],
  );
}

/** The names of what a message fills in, inside its plural forms too, in alphabetical order. */
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

const english = messagesOf(en);

describe.each(LANGUAGES)('the catalogue %s', (language) => {
  const messages = messagesOf(CATALOGUES[language]);

  test('has the messages of the English one, in the same order, and no others', () => {
    expect(messages.map(([key]) => key)).toEqual(english.map(([key]) => key));
    expect(english.length).toBeGreaterThan(100);
  });

  test('leaves none empty', () => {
    expect(messages.filter(([, text]) => typeof text !== 'string' || text.trim() === '')).toEqual([]);
  });

  test('fills in the same things as the English one', () => {
    const own = new Map(messages);
    const different = english.filter(
      ([key, text]) => argumentsOf(text).join() !== argumentsOf(own.get(key)).join(),
    );
    expect(different).toEqual([]);
  });

  test('is the one that is loaded', async () => {
    expect(await loadMessages(language)).toEqual(CATALOGUES[language]);
  });
});
