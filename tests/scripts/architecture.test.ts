import { missingPaths, namedPaths } from '@/scripts/check/architecture.mjs';

const FILES = ['README.md', 'app/(app)/page.tsx', 'docs/hosting.md', 'lib/time/week.ts'];

describe('the paths that a page names', () => {
  test('are what looks like one in backticks, each once and without a slash at its end', () => {
    const text =
      '`lib/time/week.ts` and `lib/time/week.ts`, `app/(app)/page.tsx`, `lib/`, `biome.mjs`, `stores/a b`';
    expect(namedPaths(text, 'README.md')).toEqual([
      'lib/time/week.ts',
      'app/(app)/page.tsx',
      'lib',
      'biome.mjs',
    ]);
  });

  test('are no commands, patterns, names, nor what stands in a code block', () => {
    const text = '`node scripts/a.mjs` `lib/**` `lib/{a,b}.ts` `docs/<n>.md` `commit` `@/lib` `out/a`';
    expect(namedPaths(`${text}\n\n\`\`\`sh\ncat \`lib/a.ts\`\n\`\`\`\n`, 'README.md')).toEqual([]);
  });

  test('are what it links to, from its own folder', () => {
    const text = '[a](hosting.md#pages) [b](../README.md) [c](https://example.org/d.md) [e](#f)';
    expect(namedPaths(text, 'docs/architecture.md')).toEqual(['docs/hosting.md', 'README.md']);
  });
});

describe('what is not there', () => {
  test('is a name that was made up, or is written otherwise', () => {
    const paths = namedPaths('`lib/time/made-up.ts` `lib/Time/week.ts` `lib/time/week.ts`', 'README.md');
    expect(missingPaths(paths, FILES)).toEqual(['lib/time/made-up.ts', 'lib/Time/week.ts']);
  });

  test('is no name without a folder that some file has', () => {
    expect(missingPaths(['week.ts', 'month.ts'], FILES)).toEqual(['month.ts']);
  });

  test('is neither a file nor the folder of one', () => {
    expect(missingPaths(['lib', 'lib/time', 'app/(app)', 'README.md', 'lib/tim'], FILES)).toEqual([
      'lib/tim',
    ]);
  });
});
