import { existsSync, readFileSync } from 'node:fs';

const NAMED = /^`([^`]+)`: “(.+)”$/;

interface Promised {
  readonly text: string;
  readonly tests: readonly string[];
}

/** The promises of the page, each with its nested lines. */
function promisesIn(page: string): readonly Promised[] {
  return [...page.matchAll(/^- ((?:.+\n)(?: {2}(?!- ).+\n)*)((?: {2}- .+\n)*)/gm)].map(
    ([, text = '', list = '']) => ({
      text: text.replace(/\s+/g, ' ').trim(),
      tests: list
        .split('\n')
        .filter(Boolean)
        .map((line) => line.replace(/^ {2}- /, '')),
    }),
  );
}

/** Whether a test or a describe block has that title in the source, with `%s` and `${…}` verbatim. */
function hasTitle(source: string, title: string): boolean {
  return ["'", '"', '`'].some((quote) => {
    const quoted = `${quote}${title}${quote}`;
    for (let at = source.indexOf(quoted); at >= 0; at = source.indexOf(quoted, at + 1)) {
      if (/\(\s*$/.test(source.slice(0, at))) return true;
    }
    return false;
  });
}

/** The problem of a line that names a test, if any. */
function problemOf(line: string): string | undefined {
  const [, path = '', title = ''] = NAMED.exec(line) ?? [];
  if (title === '') return `not understood: ${line}`;
  if (!/^(?:tests|e2e)\//.test(path) || !existsSync(path)) return `no such file: ${path}`;
  return hasTitle(readFileSync(path, 'utf8'), title) ? undefined : `no such test in ${path}: ${title}`;
}

const page = readFileSync('docs/threats.md', 'utf8');
const promises = promisesIn(page);

test('docs/threats.md names an existing test for every promise', () => {
  expect(promises.length).toBeGreaterThan(25);
  expect(promises.filter(({ tests }) => tests.length === 0).map(({ text }) => text)).toEqual([]);
  expect(promises.flatMap(({ tests }) => tests.flatMap((line) => problemOf(line) ?? []))).toEqual([]);
});

test('docs/threats.md names the remaining risk of every threat', () => {
  const threats = page.split(/^### /m).slice(1);
  expect(threats.length).toBeGreaterThan(10);
  for (const threat of threats) expect([threat.split('\n')[0], /^_Left_: /m.test(threat)]).toContain(true);
});

test('reports a named test that does not exist', () => {
  const source =
    "test.each(ALL)('one %s', () => {});\ntest(\n  'two',\n);\ntest(`three $x`, f);\nconst four = 'four';\n";
  expect(['one %s', 'two', 'three $x', 'four', 'one'].map((title) => hasTitle(source, title))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
  expect(
    problemOf('`tests/scripts/threats.test.ts`: “reports a named test that does not exist”'),
  ).toBeUndefined();
  expect(problemOf('`tests/scripts/threats.test.ts`: “no such title”')).toContain('no such test');
  expect(problemOf('`tests/made-up.test.ts`: “a”')).toContain('no such file');
  expect(problemOf('`lib/timing.ts`: “a”')).toContain('no such file');
  expect(problemOf('some test')).toContain('not understood');
  expect(promisesIn('- One\n  more.\n  - `a`: “b”\n  - c\n- Two.\n\ntext\n')).toEqual([
    { text: 'One more.', tests: ['`a`: “b”', 'c'] },
    { text: 'Two.', tests: [] },
  ]);
});
