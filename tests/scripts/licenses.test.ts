import { readFileSync } from 'node:fs';
import { finishSbom, type Sbom } from '@/scripts/support/supply/finish-sbom.mjs';
import { isAllowed } from '@/scripts/support/supply/licenses.mjs';
import { noticesOf } from '@/scripts/support/supply/notices.mjs';
import { readShipped, shippedPaths } from '@/scripts/support/supply/shipped-packages.mjs';

const shipped = readShipped(process.cwd());
const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));

describe('list of shipped packages', () => {
  test('includes all dependencies of the app and their dependencies', () => {
    const names = new Set(shipped.map(({ name }) => name));
    expect(Object.keys(dependencies).filter((name) => !names.has(name))).toEqual([]);
    for (const name of ['d3-scale', 'scheduler', 'tailwindcss', '@swc/helpers'])
      expect(names).toContain(name);
    for (const name of ['sharp', 'caniuse-lite', 'jest', '@types/react', 'typescript']) {
      expect(names).not.toContain(name);
    }
  });

  test('excludes packages for tests, builds and single systems', () => {
    const locked = {
      '': {},
      'node_modules/a': {},
      'node_modules/a/node_modules/@b/c': {},
      'node_modules/tests': { dev: true },
      'node_modules/peer': { devOptional: true },
      'node_modules/a-linux-x64': { optional: true },
      'node_modules/@types/a': {},
      'node_modules/postcss': {},
      'node_modules/tailwindcss': { dev: true },
    };
    expect(shippedPaths(locked)).toEqual([
      'node_modules/a',
      'node_modules/a/node_modules/@b/c',
      'node_modules/tailwindcss',
    ]);
  });

  test('contains only packages with an allowed license', () => {
    expect(shipped.length).toBeGreaterThan(70);
    const others = shipped.filter(({ license }) => !isAllowed(license));
    expect(others.map(({ name, license }) => `${name}: ${license}`)).toEqual([]);
  });
});

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0)', true],
  ['GPL-3.0 OR AGPL-3.0', false],
  ['MIT AND ISC AND BSD-3-Clause', true],
  ['Apache-2.0 AND LGPL-3.0-or-later', false],
  ['UNLICENSED', false],
  ['SEE LICENSE IN LICENSE.md', false],
  [undefined, false],
])('isAllowed returns for the license %s: %s', (expression, result) => {
  expect(isAllowed(expression)).toBe(result);
});

describe('noticesOf', () => {
  const notices = noticesOf(shipped);

  test('lists every package with its version, source and license texts', () => {
    for (const { name, version, license, source, texts } of shipped) {
      expect(notices).toContain(`${name} ${version} (${license})`);
      if (source) expect(notices).toContain(source);
      for (const text of texts) expect(notices).toContain(text);
    }
    // Bundled in Next.js.
    expect(notices).toContain('Roman Shtylman');
    expect(notices).toContain('SIL OPEN FONT LICENSE');
    expect(notices).toContain('Mozilla Public License');
  });

  test('finds license texts for all packages but one, whose license is MIT', () => {
    expect(shipped.filter(({ texts }) => texts.length === 0).map(({ name }) => name)).toEqual(['worker-f']);
  });

  test('writes a license text only once when several packages share the text', () => {
    const one = { name: 'a', version: '1.0.0', license: 'MIT', texts: ['Words of a licence'] };
    const text = noticesOf([one, { ...one, name: 'b' }, { ...one, name: 'c', texts: [], author: 'Ann' }]);
    expect(text.split('Words of a licence')).toHaveLength(2);
    expect(text).toMatch(/a 1\.0\.0 \(MIT\)\nb 1\.0\.0 \(MIT\)\n\nWords/);
    expect(text).toContain('c 1.0.0 (MIT)\n\nBy Ann, without');
  });
});

describe('SBOM of a release', () => {
  const component = (name: string) => ({ 'bom-ref': `${name}@1.0.0`, name, version: '1.0.0' });
  const raw = (serialNumber: string, timestamp: string, folder: string, names: readonly string[]): Sbom => ({
    serialNumber,
    metadata: { timestamp, component: { name: folder } },
    components: names.map(component),
    dependencies: names.map((name) => ({ ref: `${name}@1.0.0`, dependsOn: [] })),
  });
  const first = finishSbom(raw('1', '2026-01-01', 'brigade', ['b', 'a']), [component('a')]);

  test('is the same for another time, folder and order', () => {
    const again = finishSbom(raw('2', '2026-02-02', 'copy', ['a', 'b']), [component('a')]);
    expect(JSON.stringify(again)).toBe(JSON.stringify(first));
    expect(JSON.stringify(first)).not.toMatch(/2026|copy/);
    expect(first.serialNumber).toMatch(
      /^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/,
    );
  });

  test('differs with other packages, and marks packages as shipped or not', () => {
    expect(first.components.map(({ name, scope }) => [name, scope])).toEqual([
      ['a', 'required'],
      ['b', 'excluded'],
    ]);
    const other = finishSbom(raw('1', '', '', ['a']), [component('a')]);
    expect(other.serialNumber).not.toBe(first.serialNumber);
  });
});
