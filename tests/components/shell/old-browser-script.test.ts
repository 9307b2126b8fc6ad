/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { pageLanguage } from '@/components/shell/frame/page-language';
import { oldBrowserScript } from '@/components/shell/old-browser/old-browser-script';
import { LANGUAGES } from '@/lib/i18n/language';

const run = () => new Function(oldBrowserScript)();

/** Adds the features that the script checks and jsdom lacks. */
function addCheckedFeatures(): void {
  Object.assign(window, {
    CSS: { supports: () => true },
    CSSLayerBlockRule: class {},
    DecompressionStream: class {},
    matchMedia: () => ({ matches: true }),
  });
  Array.prototype.toReversed ??= () => [];
}

beforeEach(() => {
  addCheckedFeatures();
  window.name = '';
  document.documentElement.innerHTML = '<head><title>Brigade</title></head><body><p>The app</p></body>';
});

afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

const isStopped = () => document.querySelector('main') !== null;

test('leaves the page alone in a browser that has every checked feature', () => {
  run();
  expect(document.body.textContent).toBe('The app');
});

test.each(['CSS', 'CSSLayerBlockRule', 'DecompressionStream'])(
  'replaces the page when %s is missing',
  (name) => {
    Reflect.deleteProperty(window, name);
    run();
    expect(isStopped()).toBe(true);
  },
);

test.each([
  ['selector(:has(a))', ''],
  ['color', 'color-mix(in oklab,red,blue)'],
])('replaces the page when CSS.supports denies %s %s', (...missing) => {
  Object.assign(window, {
    CSS: { supports: (...asked: string[]) => asked.join() !== missing.filter(Boolean).join() },
  });
  run();
  expect(isStopped()).toBe(true);
});

test('replaces the page when media query ranges, lookbehind or array methods are missing', () => {
  const ofArrays = Object.getOwnPropertyDescriptor(Array.prototype, 'toReversed') ?? {};
  Reflect.deleteProperty(Array.prototype, 'toReversed');
  run();
  Object.defineProperty(Array.prototype, 'toReversed', { configurable: true, writable: true, ...ofArrays });
  expect(isStopped()).toBe(true);
  document.documentElement.innerHTML = '<head></head><body></body>';
  Object.assign(window, { matchMedia: () => ({ matches: false }) });
  run();
  expect(isStopped()).toBe(true);
  addCheckedFeatures();
  document.documentElement.innerHTML = '<head></head><body></body>';
  jest.spyOn(globalThis, 'RegExp').mockImplementation(() => {
    throw new SyntaxError('invalid group specifier name');
  });
  run();
  expect(isStopped()).toBe(true);
});

test("shows the supported browsers in the user's language and lets the user continue anyway", () => {
  localStorage.setItem('settings', '{"language":"de","timezone":"system"}');
  Reflect.deleteProperty(window, 'CSS');
  run();
  expect(document.documentElement.lang).toBe('de');
  expect(document.title).toBe('Dieser Browser ist zu alt');
  expect(document.activeElement).toHaveTextContent('Dieser Browser ist zu alt');
  expect(document.querySelector('p')).toHaveTextContent('bleibt erhalten');
  expect(document.body).not.toHaveTextContent('The app');
  // jsdom cannot reload and logs an error.
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
])(
  'with stored settings %s and browser languages %j, picks the language %s',
  (stored, languages, language) => {
    if (stored !== null) localStorage.setItem('settings', stored);
    jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
    expect(new Function(`return ${pageLanguage}`)()).toBe(language);
  },
);

test.each(LANGUAGES)('lists the same browser versions as docs/browsers.md in %s', (language) => {
  const words = readFileSync(`lib/i18n/messages/browsers/${language}.json`, 'utf8');
  for (const [, version = ''] of readFileSync('docs/browsers.md', 'utf8')
    .split('## ')[0]
    ?.matchAll(/\| (\d[\d.]*) +\|/g) ?? [])
    expect(words).toContain(version);
  expect.assertions(3);
});

test('the script contains no closing tag, before which Next.js would insert a script of its own', () => {
  expect(oldBrowserScript).not.toContain('</');
});
