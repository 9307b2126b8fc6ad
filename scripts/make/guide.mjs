import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { webpSize } from '../support/files/webp-size.mjs';
import { guidePage, readShortcuts } from '../support/guide-page.mjs';
import { root } from '../support/run.mjs';

/*
 * Writes the pages of public/guide from docs/guide, the message catalogs and the table of shortcuts: `node
 * scripts/make/guide.mjs [--check]`. Button names come from the catalogs, so the guide always matches the
 * app. --check writes nothing and names outdated pages.
 */

const LANGUAGES = [
  {
    id: 'en',
    name: 'English',
    words: { contents: 'Contents', app: 'Open Brigade', skip: 'Skip to content', languages: 'Languages' },
  },
  {
    id: 'es',
    name: 'Español',
    words: { contents: 'Contenido', app: 'Abrir Brigade', skip: 'Ir al contenido', languages: 'Idiomas' },
  },
  {
    id: 'fr',
    name: 'Français',
    words: { contents: 'Sommaire', app: 'Ouvrir Brigade', skip: 'Aller au contenu', languages: 'Langues' },
  },
  {
    id: 'de',
    name: 'Deutsch',
    words: { contents: 'Inhalt', app: 'Brigade öffnen', skip: 'Zum Inhalt springen', languages: 'Sprachen' },
  },
];

const catalogOf = (...path) => JSON.parse(read('lib', 'i18n', 'messages', `${join(...path)}.json`));

/** The catalogs that are loaded on first use. */
const LATER = readdirSync(join(root, 'lib', 'i18n', 'messages'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const folder = join(root, 'public', 'guide');
const read = (...path) => readFileSync(join(root, ...path), 'utf8');

const pictures = join(folder, 'pictures');
const sizes = Object.fromEntries(
  readdirSync(pictures)
    .filter((name) => name.endsWith('.webp'))
    .map((name) => [name.slice(0, -'.webp'.length), webpSize(readFileSync(join(pictures, name)))]),
);
const shortcuts = readShortcuts(read('lib', 'shortcuts', 'shortcuts.ts'));

/** Every page by its file name. The first is the index of the folder. */
const pages = new Map(
  LANGUAGES.map(({ id }) => [
    `${id}.html`,
    guidePage({
      text: read('docs', 'guide', `${id}.md`),
      language: id,
      languages: LANGUAGES,
      messages: Object.assign(catalogOf(id), ...LATER.map((name) => catalogOf(name, id))),
      shortcuts,
      sizes,
    }),
  ]),
);
pages.set('index.html', pages.get('en.html'));

if (process.argv.includes('--check')) {
  const isCurrent = (name, html) => {
    try {
      return readFileSync(join(folder, name), 'utf8') === html;
    } catch {
      return false;
    }
  };
  const stale = [...pages].filter(([name, html]) => !isCurrent(name, html)).map(([name]) => name);
  if (stale.length > 0)
    console.error(`public/guide is not up to date (${stale.join(', ')}): node scripts/make/guide.mjs`);
  process.exitCode = stale.length > 0 ? 1 : 0;
} else {
  for (const [name, html] of pages) writeFileSync(join(folder, name), html);
  console.log(`public/guide: ${pages.size} pages, ${Object.keys(sizes).length} pictures`);
}
