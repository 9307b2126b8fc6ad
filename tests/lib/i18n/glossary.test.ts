import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '@/lib/i18n/language';

const COLUMN: Readonly<Record<Language, number>> = { en: 0, de: 1, fr: 2, es: 3 };
const read = (...path: readonly string[]) => readFileSync(join(...path), 'utf8');

/** The cells of the table under that heading of the glossary, without its head. */
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

type Catalogue = { readonly [key: string]: string | Catalogue };

function texts(catalogue: Catalogue, prefix = ''): readonly (readonly [string, string])[] {
  return Object.entries(catalogue).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as const] : texts(value, `${prefix}${key}.`),
  );
}

const CATALOGUES = 'lib/i18n/messages';
const folders = [
  CATALOGUES,
  ...readdirSync(CATALOGUES, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(CATALOGUES, name)),
];

const messages = (language: Language) =>
  folders.flatMap((folder) => texts(JSON.parse(read(folder, `${language}.json`))));

/** Where a text of the catalogue matches. */
const found = (language: Language, pattern: RegExp) =>
  messages(language)
    .filter(([, text]) => pattern.test(text))
    .map(([key, text]) => `${key}: ${text}`);

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const atStart = (word: string) => new RegExp(`(?<!\\p{L})${escaped(word)}`, 'iu');
const whole = (word: string) => new RegExp(`(?<!\\p{L})${escaped(word)}(?!\\p{L})`, 'iu');
/** With every ending, unless a term of the glossary begins with the word, as "rotation" does with "rota". */
const rejection = (word: string) =>
  table('Terms').some((row) => row.some((term) => atStart(word).test(term) && !whole(word).test(term)))
    ? whole(word)
    : atStart(word);

test('the glossary names some sixty terms, each once', () => {
  const terms = table('Terms').map(([english]) => english);
  expect(terms.length).toBeGreaterThanOrEqual(60);
  expect(new Set(terms).size).toBe(terms.length);
});

describe.each(LANGUAGES)('in %s', (language) => {
  const rejected =
    table('Rejected words')
      .find(([name]) => name === language)?.[1]
      ?.split(', ') ?? [];

  test('each term of the glossary is used', () => {
    const unused = table('Terms')
      .map((row) => row[COLUMN[language]] ?? '')
      .map((term) => term.replace(/, as a unit$/, ''))
      .filter((term) => found(language, atStart(term)).length === 0);
    expect(unused).toEqual([]);
  });

  test('no rejected word stands in a message or in the guide', () => {
    expect(rejected.length).toBeGreaterThan(3);
    const guide = read('docs/guide', `${language}.md`).split('\n');
    const hits = rejected.flatMap((word) => [
      ...found(language, rejection(word)),
      ...guide.filter((line) => rejection(word).test(line)).map((line) => `guide, ${word}: ${line}`),
    ]);
    expect(hits).toEqual([]);
  });

  test('no sentence ends in two full stops', () => {
    // Dates may end in one of their own, in German units too: they stand before the end or in parentheses.
    expect(found(language, /\{(range|day|date|when)\}\.(?!\.\.)/)).toEqual([]);
    if (language === 'de') expect(found(language, /(\{(hours|limit)\}|Std\.|Min\.)\.(?!\.\.)/)).toEqual([]);
    expect(found(language, /(?<!\.)\.\.(?!\.)/)).toEqual([]);
  });
});

describe.each(['es', 'fr', 'de'] as const)('the typography of %s', (language) => {
  test('a plural is written out, never as (s), (e) or (n)', () => {
    expect(found(language, /\p{L}\((s|e|es|n|en)\)/u)).toEqual([]);
  });

  test('three dots are one character, ranges have a dash, quotation marks are its own', () => {
    expect(found(language, /\.\.\./)).toEqual([]);
    expect(found(language, / - /)).toEqual([]);
    expect(found(language, /["']/)).toEqual([]);
    expect(found(language, language === 'de' ? /[«»]/ : /[„“”]/)).toEqual([]);
  });
});

test.each(['es', 'fr'] as const)(
  '%s: what the team asks is counted rightly beyond a million too',
  (language) => {
    const counted = messages(language).filter(
      ([key, text]) => /^(?:inbox|answer|seen|ask|replies)\./.test(key) && text.includes(', plural,'),
    );
    expect(counted.length).toBeGreaterThan(5);
    expect(counted.filter(([, text]) => !text.includes(' many {'))).toEqual([]);
  },
);

test('English has three dots as specified, never the one character', () => {
  expect(found('en', /…/)).toEqual([]);
});

test('texts that the specification quotes have its straight apostrophes and quotation marks', () => {
  const english = new Map(messages('en'));
  expect(english.get('firstShift.toast')).toBe(
    "Ready to explore advanced features? You've completed the basics!",
  );
  expect(english.get('shiftForm.notFound')).toBe(
    'Employee "{name}" does not exist. Please add them in the Employees tab first.',
  );
});
