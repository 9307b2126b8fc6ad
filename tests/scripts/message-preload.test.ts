/** @jest-environment jsdom */
import {
  catalogStart,
  findMessageScripts,
  withMessagePreload,
} from '@/scripts/support/export/message-preload.mjs';

const CATALOGS = {
  en: { common: { skip: 'Skip to content', back: 'Back' } },
  de: { common: { skip: 'Zum Inhalt springen', back: 'Zurück' } },
};
const SCRIPTS = [
  { name: 'a.js', text: `x=JSON.parse('{"common":{"skip":"Zum Inhalt springen","back":"Zurück"}}')` },
  { name: 'b.js', text: 'import("c.js")' },
  { name: 'c.js', text: `x=JSON.parse('{"common":{"skip":"Skip to content","back":"Back"}}')` },
];
const ADDRESSES = { en: '/shop/c.js', de: '/shop/a.js' };
const BOOT = `<script>(function(d){d.lang='de'})(document.documentElement)</script>`;
const PAGE = `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><link rel="stylesheet" href="/x.css"/><script src="/y.js" async=""></script>${BOOT}</head><body><script>later()</script></body></html>`;

describe('the preload of messages', () => {
  test('finds the script of each catalog by its first messages', () => {
    expect(catalogStart(CATALOGS.en)).toBe('{"common":{"skip":"Skip to content"');
    expect(findMessageScripts(CATALOGS, SCRIPTS)).toEqual({ en: 'c.js', de: 'a.js' });
  });

  test('throws if the messages are in no script or in two', () => {
    expect(() => findMessageScripts(CATALOGS, SCRIPTS.slice(1))).toThrow(
      '0 scripts contain the messages of “de”',
    );
    expect(() => findMessageScripts(CATALOGS, [...SCRIPTS, ...SCRIPTS])).toThrow('2 scripts');
  });

  test('preloads the language set by the boot script, before any style sheet', () => {
    const html = withMessagePreload(PAGE, ADDRESSES);
    expect(html.split(BOOT)).toHaveLength(2);
    expect(html.indexOf(BOOT)).toBe(
      html.indexOf('<meta charSet="utf-8"/>') + '<meta charSet="utf-8"/>'.length,
    );
    expect(html.indexOf(JSON.stringify(ADDRESSES))).toBeGreaterThan(html.indexOf(BOOT));
    expect(html.indexOf(JSON.stringify(ADDRESSES))).toBeLessThan(html.indexOf('stylesheet'));

    for (const language of ['en', 'de'] as const) {
      document.documentElement.lang = language;
      const [, script = ''] = /<script>(\(function\(w[\s\S]*?)<\/script>/.exec(html) ?? [];
      new Function(script)();
      const links = [...document.head.querySelectorAll('link[rel=preload]')];
      expect(links.map((link) => link.getAttribute('href'))).toEqual([ADDRESSES[language]]);
      for (const link of links) link.remove();
    }
  });

  test('leaves a page outside the app unchanged', () => {
    const page = '<html><head><title>Guide</title></head><script>print()</script></html>';
    expect(withMessagePreload(page, ADDRESSES)).toBe(page);
    expect(() => withMessagePreload(BOOT, ADDRESSES)).toThrow('no <head>');
  });
});
