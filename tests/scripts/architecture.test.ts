import { missingPaths, namedPaths } from '@/scripts/check/architecture.mjs';

const FILES = ['README.md', 'app/(app)/page.tsx', 'docs/hosting.md', 'lib/time/week.ts'];

describe('namedPaths', () => {
  test('returns paths in backticks once each, without a trailing slash', () => {
    const text =
      '`lib/time/week.ts` and `lib/time/week.ts`, `app/(app)/page.tsx`, `lib/`, `biome.mjs`, `stores/a b`';
    expect(namedPaths(text, 'README.md')).toEqual([
      'lib/time/week.ts',
      'app/(app)/page.tsx',
      'lib',
      'biome.mjs',
    ]);
  });

  test('ignores commands, patterns, names and code blocks', () => {
    const text = '`node scripts/a.mjs` `lib/**` `lib/{a,b}.ts` `docs/<n>.md` `commit` `@/lib` `out/a`';
    expect(namedPaths(`${text}\n\n\`\`\`sh\ncat \`lib/a.ts\`\n\`\`\`\n`, 'README.md')).toEqual([]);
  });

  test('resolves links from the folder of the document', () => {
    const text = '[a](hosting.md#pages) [b](../README.md) [c](https://example.org/d.md) [e](#f)';
    expect(namedPaths(text, 'docs/architecture.md')).toEqual(['docs/hosting.md', 'README.md']);
  });
});

describe('missingPaths', () => {
  test('returns paths that do not exist or differ in case', () => {
    const paths = namedPaths('`lib/time/made-up.ts` `lib/Time/week.ts` `lib/time/week.ts`', 'README.md');
    expect(missingPaths(paths, FILES)).toEqual(['lib/time/made-up.ts', 'lib/Time/week.ts']);
  });

  test('accepts a bare name that some file has', () => {
    expect(missingPaths(['week.ts', 'month.ts'], FILES)).toEqual(['month.ts']);
  });

  test('accepts files and folders of files', () => {
    expect(missingPaths(['lib', 'lib/time', 'app/(app)', 'README.md', 'lib/tim'], FILES)).toEqual([
      'lib/tim',
    ]);
  });
});
