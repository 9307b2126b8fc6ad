/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { pageLanguage } from '@/components/shell/frame/page-language';
import { oldBrowserScript } from '@/components/shell/old-browser/old-browser-script';
import { LANGUAGES } from '@/lib/i18n/language';

const run = () => new Function(oldBrowserScript)();

/** jsdom has none of the features that are asked for. */
function haveAll(): void {
  Object.assign(window, {
    CSS: { supports: () => true },
    CSSLayerBlockRule: class {},
    DecompressionStream: class {},
    matchMedia: () => ({ matches: true }),
  });
  Array.prototype.toReversed ??= () => [];
}

beforeEach(() => {
  haveAll();
  window.name = '';
  document.documentElement.innerHTML = '<head><title>Brigade</title></head><body><p>The app</p></body>';
});

afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

const isStopped = () => document.querySelector('main') !== null;

test('a browser that has everything is left alone', () => {
  run();
  expect(document.body.textContent).toBe('The app');
});

test.each(['CSS', 'CSSLayerBlockRule', 'DecompressionStream'])('without %s the page stops', (name) => {
  Reflect.deleteProperty(window, name);
  run();
  expect(isStopped()).toBe(true);
});

test.each([
  ['selector(:has(a))', ''],
  ['color', 'color-mix(in oklab,red,blue)'],
])('without %s %s in styles the page stops', (...missing) => {
  Object.assign(window, {
    CSS: { supports: (...asked: string[]) => asked.join() !== missing.filter(Boolean).join() },
  });
  run();
  expect(isStopped()).toBe(true);
});

test('without ranges in media queries, lookbehind or the newer methods of arrays the page stops', () => {
  const ofArrays = Object.getOwnPropertyDescriptor(Array.prototype, 'toReversed') ?? {};
  Reflect.deleteProperty(Array.prototype, 'toReversed');
  run();
  Object.defineProperty(Array.prototype, 'toReversed', { configurable: true, writable: true, ...ofArrays });
  expect(isStopped()).toBe(true);
  document.documentElement.innerHTML = '<head></head><body></body>';
  Object.assign(window, { matchMedia: () => ({ matches: false }) });
  run();
  expect(isStopped()).toBe(true);
  haveAll();
  document.documentElement.innerHTML = '<head></head><body></body>';
  jest.spyOn(globalThis, 'RegExp').mockImplementation(() => {
    throw new SyntaxError('invalid group specifier name');
  });
  run();
  expect(isStopped()).toBe(true);
});

test('the page says which browsers suffice, in the reader’s language, and may be tried all the same', () => {
  localStorage.setItem('settings', '{"language":"de","timezone":"system"}');
  Reflect.deleteProperty(window, 'CSS');
  run();
  expect(document.documentElement.lang).toBe('de');
  expect(document.title).toBe('Dieser Browser ist zu alt');
  expect(document.activeElement).toHaveTextContent('Dieser Browser ist zu alt');
  expect(document.querySelector('p')).toHaveTextContent('bleibt erhalten');
  expect(document.body).not.toHaveTextContent('The app');
  // jsdom reloads nothing, and says so.
  jest.spyOn(console, 'error').mockImplementation(() => {});
  document.querySelector('button')?.click();
  document.documentElement.innerHTML = '<head></head><body><p>The app</p></body>';
  run();
  expect(document.body.textContent).toBe('The app');
});

test.each([
  [null, ['fr-CA', 'en'], 'fr'],
  ['{"language":"es"}', ['fr'], 'es'],
  ['{"language":"xx"}', ['pt', 'DE-at'], 'de'],
  ['no JSON', ['pt'], 'en'],
  [null, [], 'en'],
])('with %s stored and %j in the browser the language is %s', (stored, languages, language) => {
  if (stored !== null) localStorage.setItem('settings', stored);
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  expect(new Function(`return ${pageLanguage}`)()).toBe(language);
});

test.each(LANGUAGES)('the words of “%s” name the browsers of the document', (language) => {
  const words = readFileSync(`lib/i18n/messages/browsers/${language}.json`, 'utf8');
  for (const [, version = ''] of readFileSync('docs/browsers.md', 'utf8')
    .split('## ')[0]
    ?.matchAll(/\| (\d[\d.]*) +\|/g) ?? [])
    expect(words).toContain(version);
  expect.assertions(3);
});

test('no tag ends in it: Next.js would put a script of its own before the end of a head', () => {
  expect(oldBrowserScript).not.toContain('</');
});
