import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { documentationUrl } from '@/lib/documentation';
import { SHORTCUTS } from '@/lib/shortcuts/shortcuts';

const FOLDER = 'public/guide';
const LANGUAGES = ['en', 'es', 'fr', 'de'] as const;
const read = (...path: readonly string[]) => readFileSync(join(...path), 'utf8');

test('the guide has pages that match their sources', () => {
  expect(() => execFileSync(process.execPath, ['scripts/make/guide.mjs', '--check'])).not.toThrow();
});

test.each(LANGUAGES)('lists every shortcut and shows only existing pictures in %s', (language) => {
  const html = read(FOLDER, `${language}.html`);
  const { shortcuts } = JSON.parse(read('lib/i18n/messages', `${language}.json`));
  for (const { id } of SHORTCUTS) expect(html).toContain(`<th scope="row">${shortcuts.act[id]}</th>`);
  const pictures = [...html.matchAll(/<img src="([^"]+)"/g)].map(([, src]) => src ?? '');
  expect(pictures).toHaveLength(7);
  for (const picture of pictures) expect(statSync(join(FOLDER, picture)).size).toBeGreaterThan(1000);
});

test('the guide has the same chapters in all languages', () => {
  const chapters = LANGUAGES.map((language) =>
    [...read(FOLDER, `${language}.html`).matchAll(/<h2 id="([\w-]+)"/g)].map(([, id]) => id),
  );
  for (const ids of chapters) expect(ids).toEqual(chapters[0]);
});

test('the guide is smaller than a megabyte', () => {
  const files = readdirSync(FOLDER, { recursive: true, withFileTypes: true });
  const bytes = files
    .filter((file) => file.isFile())
    .reduce((sum, file) => sum + statSync(join(file.parentPath, file.name)).size, 0);
  expect(bytes).toBeLessThan(1_000_000);
});

test.each(LANGUAGES)('the guide is linked from the app in %s', (language) => {
  expect(documentationUrl(language)).toBe(`/guide/${language}.html`);
});
