import { readdirSync, readFileSync } from 'node:fs';

const FOLDERS = ['app', 'components'];

const files = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:css|tsx)$/.test(name))
    .map((name) => `${folder}/${name}`),
);

/** The style sheet without print rules. */
function onScreen(sheet: string): string {
  const rules = sheet.replace(/\/\*[\s\S]*?\*\//g, '');
  const start = rules.search(/@media print\b/);
  if (start < 0) return rules;
  let depth = 0;
  let end = rules.indexOf('{', start);
  do {
    depth += rules[end] === '{' ? 1 : rules[end] === '}' ? -1 : 0;
    end += 1;
  } while (depth > 0 && end < rules.length);
  return onScreen(rules.slice(0, start) + rules.slice(end));
}

/**
 * The `:has()` selectors with the root, a bare element or a wildcard. For these, the browser scans the whole page after each
 * added or removed element, which costs up to a millisecond per frame.
 */
function pageWideSelectors(text: string): readonly string[] {
  return [...text.matchAll(/([^\s,{}>+~()'"`]*):has\(\s*([^\s)]*)/g)].flatMap(
    ([whole, subject = '', wanted = '']) => {
      const isWhole = /^[a-z]*$/.test(subject.replaceAll(':root', ''));
      return isWhole || /^\*/.test(wanted) || wanted.includes(':not(') ? [whole] : [];
    },
  );
}

test.each([
  [':root:has([data-open]) .toasts {}', 1],
  ['html:has(dialog) {}', 1],
  ['label:has(input:not(:disabled)) {}', 1],
  ['"[&:not(:has(*_*))]:hidden"', 1],
  ['.field:has(input:focus-visible) {}', 0],
  ['&:has(input:focus-visible) {}', 0],
])('counts page-wide :has() selectors in %s: %d', (text, count) => {
  expect(pageWideSelectors(text)).toHaveLength(count);
});

test('the app has no selector that makes the browser scan the whole page after each change', () => {
  expect(files.length).toBeGreaterThan(300);
  const found = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return pageWideSelectors(file.endsWith('.css') ? onScreen(text) : text).map((each) => `${file}: ${each}`);
  });
  expect(found).toEqual([]);
});

test('the children of the body do not inherit the drag cursor', () => {
  const rules = readFileSync('components/parts/drag/drag.css', 'utf8').replace(/\s+/g, ' ');
  expect(rules).toContain('> body { cursor: grabbing; }');
  expect(rules).toContain('body > * { cursor: auto; }');
});
