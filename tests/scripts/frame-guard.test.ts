/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { LANGUAGES, type Language } from '@/lib/i18n/language';
import { frameGuard, frameWords, guardFrames } from '@/scripts/support/export/frame-guard.mjs';
import { inlineScriptHashes, protectPage } from '@/scripts/support/export/page-policy.mjs';

const catalogOf = (language: Language) =>
  JSON.parse(readFileSync(`lib/i18n/messages/framed/${language}.json`, 'utf8'));
const WORDS = Object.fromEntries(
  LANGUAGES.map((language) => [language, frameWords(catalogOf(language))] as const),
);
const GUARD = frameGuard(WORDS);
const LOCATION = { href: 'https://host.test/share#1.abc', origin: 'https://host.test', pathname: '/share' };

/** Runs the guard in a new document. Returns the document and the text of document.write calls. */
function runGuard(isFramed: boolean, languages: readonly string[]) {
  const page = document.implementation.createHTMLDocument('Before');
  const script = page.head.appendChild(page.createElement('script'));
  Object.defineProperty(page, 'currentScript', { value: script });
  const write = jest.fn();
  page.write = write;
  const [top, self] = [{}, {}];
  const run = new Function('top', 'self', 'document', 'navigator', 'location', GUARD);
  run(isFramed ? top : self, self, page, { languages }, LOCATION);
  return { page, written: write.mock.calls.flat() };
}

describe('a page outside a frame', () => {
  test('stays as it is, without the script element of the guard', () => {
    const { page, written } = runGuard(false, ['de']);
    expect(written).toEqual([]);
    expect(page.title).toBe('Before');
    expect(page.body.childElementCount).toBe(0);
    expect(page.querySelector('script')).toBeNull();
  });
});

describe('a page in a frame', () => {
  test.each([
    [['de-AT', 'en'], 'de'],
    [['nl', 'fr-CA', 'en'], 'fr'],
    [['es'], 'es'],
    [['EN-us', 'de'], 'en'],
    [['nl'], 'en'],
    [[], 'en'],
  ] as const)('shows a reader of %s the notice in %s', (languages, language) => {
    const { page, written } = runGuard(true, languages);
    const [sentence, open] = WORDS[language] ?? [];
    expect(page.documentElement.lang).toBe(language);
    expect(page.querySelector('main > p')?.textContent).toBe(sentence);
    expect(page.querySelector('a')?.textContent).toBe(open);
    // Turns the rest of the page into text.
    expect(written).toEqual(['<plaintext hidden>']);
  });

  test('links to the same address outside the frame, and shows the address without its fragment', () => {
    const { page } = runGuard(true, ['en']);
    const link = page.querySelector('a');
    expect(link?.getAttribute('href')).toBe(LOCATION.href);
    expect(link?.target).toBe('_top');
    expect(page.querySelector('main')?.textContent).toContain('https://host.test/share');
    expect(page.querySelector('main')?.textContent).not.toContain('#');
  });

  test('reads no storage and starts no request or script', () => {
    expect(GUARD).not.toMatch(/storage|indexedDB|cookie|fetch|import|eval|innerHTML|=>|`/i);
  });
});

describe('guardFrames', () => {
  const APP =
    '<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><link rel="stylesheet" href="/x.css"/><script>boot()</script></head></html>';
  const GUIDE = `<!doctype html><head>\n<meta charset="utf-8">\n<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self'; style-src 'self'">\n<title>Guide</title></head>`;

  test('puts the guard before everything that is loaded, run or shown', () => {
    const html = protectPage(guardFrames(APP, WORDS));
    const scripts = [...html.matchAll(/<script>/g)].map(({ index }) => index);
    expect(html.indexOf(GUARD)).toBe((scripts[0] ?? 0) + '<script>'.length);
    expect(scripts).toHaveLength(2);
    expect(scripts[0]).toBeLessThan(html.indexOf('<link'));
    expect(html.indexOf('<meta http-equiv="Content-Security-Policy"')).toBeLessThan(scripts[0] ?? 0);
    for (const hash of inlineScriptHashes(html)) expect(html).toContain(`${hash}`);
  });

  test('adds the guard as the only allowed script of a page without scripts', () => {
    const html = guardFrames(GUIDE, WORDS);
    const [hash = '', ...others] = inlineScriptHashes(html);
    expect(others).toEqual([]);
    expect(html).toContain(`default-src 'none'; script-src ${hash}; img-src 'self'`);
    expect(html.indexOf(GUARD)).toBeGreaterThan(html.indexOf('Content-Security-Policy'));
    expect(html.indexOf(GUARD)).toBeLessThan(html.indexOf('<title>'));
    expect(protectPage(html)).toBe(html);
  });

  test('throws if the page has no head', () => {
    expect(() => guardFrames('<p>', WORDS)).toThrow('no <head>');
  });
});
