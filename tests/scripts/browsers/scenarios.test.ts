import { existsSync, readFileSync } from 'node:fs';
import { browsersTable, withTable } from '@/scripts/browsers/docs-table.mjs';
import { BROWSERS, FILES, filesOf, leftOutOf, leftOutPattern } from '@/scripts/browsers/scenarios.mjs';

test('every named file of stories is there, once, and is left out for a reason', () => {
  expect(FILES.filter(({ file }) => !existsSync(file))).toEqual([]);
  expect(new Set(FILES.map(({ file }) => file)).size).toBe(FILES.length);
  for (const browser of BROWSERS) {
    expect(leftOutOf(browser).filter(({ why }) => why.length < 20)).toEqual([]);
  }
});

test('what is left out by its title is there under that title', () => {
  const missing = BROWSERS.flatMap(leftOutOf).filter(
    ({ file, title = '' }) => !readFileSync(file, 'utf8').includes(title),
  );
  expect(missing).toEqual([]);
});

test('docs/browsers.md says what runs: node scripts/make/browsers-table.mjs', () => {
  const page = readFileSync('docs/browsers.md', 'utf8');
  expect(withTable(page, browsersTable())).toBe(page);
});

test.each(BROWSERS)(
  'the pattern for %s meets what is left out by title, and nothing else of its file',
  (browser) => {
    const pattern = new RegExp(leftOutPattern(browser));
    for (const { file, title } of leftOutOf(browser)) {
      const name = (text: string) => `${file.replace('e2e/', '')} in a group ${text}`;
      if (title !== undefined) expect(name(title)).toMatch(pattern);
      expect(name('another story')).not.toMatch(pattern);
    }
  },
);

test('both browsers run the same areas, but for what one of them cannot', () => {
  for (const browser of BROWSERS) expect(filesOf(browser).length).toBeGreaterThan(20);
});

test('a page without the marks is refused', () => {
  expect(() => withTable('# Browsers', '')).toThrow('The page lacks');
});
