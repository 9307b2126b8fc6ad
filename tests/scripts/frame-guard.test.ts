/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { LANGUAGES, type Language } from '@/lib/i18n/language';
import { frameGuard, frameWords, guardFrames } from '@/scripts/support/export/frame-guard.mjs';
import { inlineScriptHashes, protectPage } from '@/scripts/support/export/page-policy.mjs';

const catalogueOf = (language: Language) =>
  JSON.parse(readFileSync(`lib/i18n/messages/framed/${language}.json`, 'utf8'));
const WORDS = Object.fromEntries(
  LANGUAGES.map((language) => [language, frameWords(catalogueOf(language))] as const),
);
const GUARD = frameGuard(WORDS);
const LOCATION = { href: 'https://host.test/share#1.abc', origin: 'https://host.test', pathname: '/share' };

/** Runs the guard in a page of its own; gives the page, and what was written into it while it was read. */
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

describe('a page that stands in no frame', () => {
  test('is left as it is, and the guard leaves no trace for React to stumble over', () => {
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
  ] as const)('says so to a reader of %s in %s', (languages, language) => {
    const { page, written } = runGuard(true, languages);
    const [sentence, open] = WORDS[language] ?? [];
    expect(page.documentElement.lang).toBe(language);
    expect(page.querySelector('main > p')?.textContent).toBe(sentence);
    expect(page.querySelector('a')?.textContent).toBe(open);
    // What follows in the page is text from here on.
    expect(written).toEqual(['<plaintext hidden>']);
  });

  test('leads out of it to the same address, and writes the address out without what a link carries', () => {
    const { page } = runGuard(true, ['en']);
    const link = page.querySelector('a');
    expect(link?.getAttribute('href')).toBe(LOCATION.href);
    expect(link?.target).toBe('_top');
    expect(page.querySelector('main')?.textContent).toContain('https://host.test/share');
    expect(page.querySelector('main')?.textContent).not.toContain('#');
  });

  test('reads nothing and starts nothing', () => {
    expect(GUARD).not.toMatch(/storage|indexedDB|cookie|fetch|import|eval|innerHTML|=>|`/i);
  });
});

describe('in the page', () => {
  const APP =
    '<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><link rel="stylesheet" href="/x.css"/><script>boot()</script></head></html>';
  const GUIDE = `<!doctype html><head>\n<meta charset="utf-8">\n<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self'; style-src 'self'">\n<title>Guide</title></head>`;

  test('it stands before everything that is loaded, run or shown', () => {
    const html = protectPage(guardFrames(APP, WORDS));
    const scripts = [...html.matchAll(/<script>/g)].map(({ index }) => index);
    expect(html.indexOf(GUARD)).toBe((scripts[0] ?? 0) + '<script>'.length);
    expect(scripts).toHaveLength(2);
    expect(scripts[0]).toBeLessThan(html.indexOf('<link'));
    expect(html.indexOf('<meta http-equiv="Content-Security-Policy"')).toBeLessThan(scripts[0] ?? 0);
    for (const hash of inlineScriptHashes(html)) expect(html).toContain(`${hash}`);
  });

  test('it is the one script that a page without scripts allows', () => {
    const html = guardFrames(GUIDE, WORDS);
    const [hash = '', ...others] = inlineScriptHashes(html);
    expect(others).toEqual([]);
    expect(html).toContain(`default-src 'none'; script-src ${hash}; img-src 'self'`);
    expect(html.indexOf(GUARD)).toBeGreaterThan(html.indexOf('Content-Security-Policy'));
    expect(html.indexOf(GUARD)).toBeLessThan(html.indexOf('<title>'));
    expect(protectPage(html)).toBe(html);
  });

  test('a page with nowhere to put it is no page', () => {
    expect(() => guardFrames('<p>', WORDS)).toThrow('no <head>');
  });
});
