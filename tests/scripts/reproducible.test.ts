import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import { buildId } from '@/scripts/support/export/build-id.mjs';
import { differences, filesBelow, linkTree } from '@/scripts/support/files/file-tree.mjs';
import { zipFolder } from '@/scripts/support/files/zip-folder.mjs';

const folder = mkdtempSync(join(tmpdir(), 'brigade-same-'));
afterAll(() => rmSync(folder, { force: true, recursive: true }));

/** A folder with those files, written in that order, of that age in seconds since 1970. */
function folderOf(
  name: string,
  files: readonly (readonly [path: string, text: string])[],
  age: number,
): string {
  for (const [path, text] of files) {
    const file = join(folder, name, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    utimesSync(file, age, age);
  }
  return join(folder, name);
}

const FILES = [
  ['index.html', '<p>one</p>'],
  ['a/b.txt', ''],
  ['a/B.txt', 'é'.repeat(1000)],
  ['__next.!KGFwcCk.txt', 'x'],
] as const;
const one = folderOf('one', FILES, 1_000_000_000);
const other = folderOf('other', FILES.toReversed(), 1_700_000_000);

describe('the zip of a release', () => {
  test('is the same whenever, wherever and in which order its files were written', () => {
    const zip = zipFolder(one);
    const zone = process.env.TZ;
    process.env.TZ = 'Pacific/Kiritimati';
    const again = zipFolder(other);
    process.env.TZ = zone;
    expect(Buffer.from(again).equals(Buffer.from(zip))).toBe(true);
  });

  test('holds every file as it is', () => {
    const files = unzipSync(zipFolder(one));
    expect(Object.keys(files)).toEqual(['__next.!KGFwcCk.txt', 'a/B.txt', 'a/b.txt', 'index.html']);
    for (const [path, text] of FILES) expect(Buffer.from(files[path] ?? []).toString()).toBe(text);
  });
});

describe('the comparison of two builds', () => {
  test('finds nothing between equal folders, of which one may be made of links', () => {
    const linked = join(folder, 'linked');
    linkTree(one, linked);
    expect(filesBelow(linked)).toEqual(filesBelow(one));
    expect(differences(one, linked)).toEqual([]);
    expect(differences(one, other)).toEqual([]);
  });

  test('finds one byte, and a file on one side alone', () => {
    const changed = folderOf('changed', [...FILES, ['new.js', ''], ['a/b.txt', ' ']], 1_000_000_000);
    expect(differences(one, changed)).toEqual(['a/b.txt', 'new.js']);
    expect(differences(changed, one)).toEqual(['a/b.txt', 'new.js']);
  });
});

describe('the name of a build', () => {
  const paths = filesBelow(one);
  const id = buildId(paths, {}, one);

  test('is made of what it is built of, and not of time or place', () => {
    expect(id).toMatch(/^[0-9b-fx]{20}$/);
    expect(buildId(paths, { TZ: 'UTC', HOME: '/home' }, other)).toBe(id);
  });

  test.each([
    ['a setting', paths, { NEXT_PUBLIC_BASE_PATH: '/brigade' }],
    ['a file less', paths.slice(1), {}],
  ])('is another one with %s', (_, files, env) => {
    expect(buildId(files, env, one)).not.toBe(id);
  });

  test.each([
    ['version', 'v99.0.0'],
    ['platform', 'plan9'],
    ['arch', 'mips'],
  ] as const)(
    'is another one with another %s of Node.js, whose compilers may write other files',
    (name, value) => {
      const own = Object.getOwnPropertyDescriptor(process, name) ?? {};
      Object.defineProperty(process, name, { ...own, value });
      try {
        expect(buildId(paths, {}, one)).not.toBe(id);
      } finally {
        Object.defineProperty(process, name, own);
      }
    },
  );

  test('is another one where text moves from one file to the next', () => {
    const [left, right] = [
      folderOf(
        'left',
        [
          ['a', '1'],
          ['b', '23'],
        ],
        0,
      ),
      folderOf(
        'right',
        [
          ['a', '12'],
          ['b', '3'],
        ],
        0,
      ),
    ];
    expect(buildId(['a', 'b'], {}, left)).not.toBe(buildId(['a', 'b'], {}, right));
  });

  test('is what Next.js is told, which else throws a die', () => {
    expect(readFileSync('next.config.mjs', 'utf8')).toContain('generateBuildId: () => buildId()');
  });
});
