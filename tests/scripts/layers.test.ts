import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** File, import, and whether the import is allowed. */
const IMPORTS = [
  ['app/(app)/page.tsx', '@/components/calendar/week/grid', true],
  ['components/calendar/week/grid.tsx', '@/components/calendar/shift/card', true],
  ['components/calendar/week/grid.tsx', './day-column', true],
  ['components/calendar/calendar-view.tsx', './week/week-view', true],
  ['components/calendar/week/grid.tsx', '@/components/parts/avatar', true],
  ['components/calendar/week/grid.tsx', '@/components/ui/button', true],
  ['components/parts/avatar.tsx', '@/components/ui/button', true],
  ['components/ui/dialog/dialog.tsx', '@/components/ui/button', true],
  ['stores/schedule/schedule.ts', '@/lib/shifts/change/history', true],

  ['components/calendar/week/grid.tsx', '@/components/share/share-dialog', false],
  ['components/share/share-layer.tsx', '@/components/shift-form/preview', false],
  ['components/calendar/week/grid.tsx', '../shift/card', false],
  ['components/calendar/week/grid.tsx', '@/app/layout', false],
  ['components/parts/avatar.tsx', '@/components/calendar/week/grid', false],
  ['components/parts/avatar.tsx', '@/stores/app/ui-store', false],
  ['components/ui/button.tsx', '@/components/parts/avatar', false],
  ['components/ui/button.tsx', '@/components/calendar/week/grid', false],
  ['components/ui/button.tsx', '@/stores/app/ui-store', false],
  ['components/ui/button.tsx', '@/lib/rules/overlap', false],
  ['components/ui/button.tsx', '@/lib/shifts/shift/shift', false],
  ['stores/schedule/schedule.ts', '@/components/ui/button', false],
  ['stores/schedule/schedule.ts', 'react', false],
  ['lib/shifts/shift/shift.ts', '@/stores/app/ui-store', false],
  ['lib/shifts/shift/shift.ts', 'zustand', false],
  ['lib/shifts/shift/shift.ts', '../change/history', false],
] as const;

const ways = {
  value: (from: string) => `import { x } from '${from}';\nexport const y = x;\n`,
  type: (from: string) => `import type { X } from '${from}';\nexport type Y = X;\n`,
  reexport: (from: string) => `export { x } from '${from}';\n`,
  lazy: (from: string) => `export const x = () => import('${from}');\n`,
};

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'layers-'));
  cpSync('biome.json', join(folder, 'biome.json'));
  cpSync('scripts/lint', join(folder, 'scripts/lint'), { recursive: true });
});
afterAll(() => rmSync(folder, { force: true, recursive: true }));

/** The files in which the linter finds a forbidden import. */
function forbiddenIn(files: readonly string[]): readonly string[] {
  const options = ['lint', '--vcs-enabled=false', '--reporter=json', '--max-diagnostics=none', ...files];
  const { stdout } = spawnSync(join(process.cwd(), 'node_modules/.bin/biome'), options, {
    cwd: folder,
    encoding: 'utf8',
  });
  return files.filter((file) => stdout.includes(file));
}

test.each(Object.keys(ways) as readonly (keyof typeof ways)[])(
  'reports imports (%s) of a higher layer or another feature, and no others',
  (way) => {
    const cases = IMPORTS.map(([path, from, isAllowed], index) => {
      const file = join(dirname(path), `case-${way}-${index}.ts`);
      mkdirSync(join(folder, dirname(file)), { recursive: true });
      writeFileSync(join(folder, file), ways[way](from));
      return { file, from, isAllowed };
    });
    const forbidden = new Set(forbiddenIn(cases.map(({ file }) => file)));
    expect(cases.filter(({ file, isAllowed }) => forbidden.has(file) === isAllowed)).toEqual([]);
  },
);
