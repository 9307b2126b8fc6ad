import { existsSync, readFileSync } from 'node:fs';
import { browsersTable, withTable } from '@/scripts/browsers/docs-table.mjs';
import { BROWSERS, FILES, filesOf, skipPattern, skippedIn } from '@/scripts/browsers/scenarios.mjs';

test('lists each scenario file once, with a reason for each skipped scenario', () => {
  expect(FILES.filter(({ file }) => !existsSync(file))).toEqual([]);
  expect(new Set(FILES.map(({ file }) => file)).size).toBe(FILES.length);
  for (const browser of BROWSERS) {
    expect(skippedIn(browser).filter(({ why }) => why.length < 20)).toEqual([]);
  }
});

test('skips only titles that exist in their file', () => {
  const missing = BROWSERS.flatMap(skippedIn).filter(
    ({ file, title = '' }) => !readFileSync(file, 'utf8').includes(title),
  );
  expect(missing).toEqual([]);
});

test('the list matches the table in docs/browsers.md (node scripts/make/browsers-table.mjs)', () => {
  const page = readFileSync('docs/browsers.md', 'utf8');
  expect(withTable(page, browsersTable())).toBe(page);
});

test.each(BROWSERS)('skipPattern matches in %s only the skipped titles', (browser) => {
  const pattern = new RegExp(skipPattern(browser));
  for (const { file, title } of skippedIn(browser)) {
    const name = (text: string) => `${file.replace('e2e/', '')} in a group ${text}`;
    if (title !== undefined) expect(name(title)).toMatch(pattern);
    expect(name('another scenario')).not.toMatch(pattern);
  }
});

test('runs more than twenty files in each browser', () => {
  for (const browser of BROWSERS) expect(filesOf(browser).length).toBeGreaterThan(20);
});

test('withTable throws for a page without the markers', () => {
  expect(() => withTable('# Browsers', '')).toThrow('The page lacks');
});
