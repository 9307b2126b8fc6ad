import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '@/lib/i18n/language';

const COLUMN: Readonly<Record<Language, number>> = { en: 0, de: 1, fr: 2, es: 3 };
const read = (...path: readonly string[]) => readFileSync(join(...path), 'utf8');

/** The body cells of the table under that heading of the glossary. */
function table(heading: string): readonly (readonly string[])[] {
  const [, rest = ''] = read('docs/glossary.md').split(`\n## ${heading}\n`);
  const [section = ''] = rest.split('\n## ');
  return section
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}

type Catalog = { readonly [key: string]: string | Catalog };

function texts(catalog: Catalog, prefix = ''): readonly (readonly [string, string])[] {
  return Object.entries(catalog).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as const] : texts(value, `${prefix}${key}.`),
  );
}

const CATALOGS = 'lib/i18n/messages';
const folders = [
  CATALOGS,
  ...readdirSync(CATALOGS, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(CATALOGS, name)),
];

const messages = (language: Language) =>
  folders.flatMap((folder) => texts(JSON.parse(read(folder, `${language}.json`))));

/** Catalog texts that match. */
const found = (language: Language, pattern: RegExp) =>
  messages(language)
    .filter(([, text]) => pattern.test(text))
    .map(([key, text]) => `${key}: ${text}`);

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const atStart = (word: string) => new RegExp(`(?<!\\p{L})${escaped(word)}`, 'iu');
const whole = (word: string) => new RegExp(`(?<!\\p{L})${escaped(word)}(?!\\p{L})`, 'iu');
/** Matches any ending, unless a term of the glossary starts with the word, like "rotation" with "rota". */
const rejection = (word: string) =>
  table('Terms').some((row) => row.some((term) => atStart(word).test(term) && !whole(word).test(term)))
    ? whole(word)
    : atStart(word);

test('the glossary lists at least sixty terms, each once', () => {
  const terms = table('Terms').map(([english]) => english);
  expect(terms.length).toBeGreaterThanOrEqual(60);
  expect(new Set(terms).size).toBe(terms.length);
});

describe.each(LANGUAGES)('glossary in %s', (language) => {
  const rejected =
    table('Rejected words')
      .find(([name]) => name === language)?.[1]
      ?.split(', ') ?? [];

  test('lists only terms that the catalog uses', () => {
    const unused = table('Terms')
      .map((row) => row[COLUMN[language]] ?? '')
      .map((term) => term.replace(/, as a unit$/, ''))
      .filter((term) => found(language, atStart(term)).length === 0);
    expect(unused).toEqual([]);
  });

  test('lists no rejected word that a message or the guide uses', () => {
    expect(rejected.length).toBeGreaterThan(3);
    const guide = read('docs/guide', `${language}.md`).split('\n');
    const hits = rejected.flatMap((word) => [
      ...found(language, rejection(word)),
      ...guide.filter((line) => rejection(word).test(line)).map((line) => `guide, ${word}: ${line}`),
    ]);
    expect(hits).toEqual([]);
  });

  test('allows no sentence that ends in two full stops', () => {
    // Dates and German units may end in a full stop, so they must not end a sentence.
    expect(found(language, /\{(range|day|date|when)\}\.(?!\.\.)/)).toEqual([]);
    if (language === 'de') expect(found(language, /(\{(hours|limit)\}|Std\.|Min\.)\.(?!\.\.)/)).toEqual([]);
    expect(found(language, /(?<!\.)\.\.(?!\.)/)).toEqual([]);
  });
});

describe.each(['es', 'fr', 'de'] as const)('typography of %s', (language) => {
  test('spells plurals out instead of using (s), (e) or (n)', () => {
    expect(found(language, /\p{L}\((s|e|es|n|en)\)/u)).toEqual([]);
  });

  test('uses one ellipsis character, dashes in ranges and its own quotation marks', () => {
    expect(found(language, /\.\.\./)).toEqual([]);
    expect(found(language, / - /)).toEqual([]);
    expect(found(language, /["']/)).toEqual([]);
    expect(found(language, language === 'de' ? /[«»]/ : /[„“”]/)).toEqual([]);
  });
});

test.each(['es', 'fr'] as const)(
  "has plural forms above a million for the team's requests in %s",
  (language) => {
    const counted = messages(language).filter(
      ([key, text]) => /^(?:inbox|answer|seen|ask|replies)\./.test(key) && text.includes(', plural,'),
    );
    expect(counted.length).toBeGreaterThan(5);
    expect(counted.filter(([, text]) => !text.includes(' many {'))).toEqual([]);
  },
);

test('the English catalog uses three dots, as specified', () => {
  expect(found('en', /…/)).toEqual([]);
});

test('the English catalog uses straight apostrophes and quotation marks in texts quoted by the specification', () => {
  const english = new Map(messages('en'));
  expect(english.get('firstShift.toast')).toBe(
    "Ready to explore advanced features? You've completed the basics!",
  );
  expect(english.get('shiftForm.notFound')).toBe(
    'Employee "{name}" does not exist. Please add them in the Employees tab first.',
  );
});
