import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import { buildId } from '@/scripts/support/export/build-id.mjs';
import { differences, filesBelow, linkTree } from '@/scripts/support/files/file-tree.mjs';
import { zipFolder } from '@/scripts/support/files/zip-folder.mjs';

const folder = mkdtempSync(join(tmpdir(), 'brigade-same-'));
afterAll(() => rmSync(folder, { force: true, recursive: true }));

/** Writes the files in their order with the given modification time in epoch seconds. */
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

describe('zip of a release', () => {
  test('is the same for files written at another time, in another place and order', () => {
    const zip = zipFolder(one);
    const zone = process.env.TZ;
    process.env.TZ = 'Pacific/Kiritimati';
    const again = zipFolder(other);
    process.env.TZ = zone;
    expect(Buffer.from(again).equals(Buffer.from(zip))).toBe(true);
  });

  test('contains every file unchanged', () => {
    const files = unzipSync(zipFolder(one));
    expect(Object.keys(files)).toEqual(['__next.!KGFwcCk.txt', 'a/B.txt', 'a/b.txt', 'index.html']);
    for (const [path, text] of FILES) expect(Buffer.from(files[path] ?? []).toString()).toBe(text);
  });
});

describe('comparison of two builds', () => {
  test('finds no difference between equal folders, also if one consists of links', () => {
    const linked = join(folder, 'linked');
    linkTree(one, linked);
    expect(filesBelow(linked)).toEqual(filesBelow(one));
    expect(differences(one, linked)).toEqual([]);
    expect(differences(one, other)).toEqual([]);
  });

  test('finds a changed byte and a file that only one side has', () => {
    const changed = folderOf('changed', [...FILES, ['new.js', ''], ['a/b.txt', ' ']], 1_000_000_000);
    expect(differences(one, changed)).toEqual(['a/b.txt', 'new.js']);
    expect(differences(changed, one)).toEqual(['a/b.txt', 'new.js']);
  });
});

describe('build id', () => {
  const paths = filesBelow(one);
  const id = buildId(paths, {}, one);

  test('depends on the sources and not on time or place', () => {
    expect(id).toMatch(/^[0-9b-fx]{20}$/);
    expect(buildId(paths, { TZ: 'UTC', HOME: '/home' }, other)).toBe(id);
  });

  test.each([
    ['another setting', paths, { NEXT_PUBLIC_BASE_PATH: '/brigade' }],
    ['one file less', paths.slice(1), {}],
  ])('differs with %s', (_, files, env) => {
    expect(buildId(files, env, one)).not.toBe(id);
  });

  test.each([
    ['version', 'v99.0.0'],
    ['platform', 'plan9'],
    ['arch', 'mips'],
  ] as const)(
    'differs with another %s of Node.js, because its compilers may write other files',
    (name, value) => {
      const original = Object.getOwnPropertyDescriptor(process, name) ?? {};
      Object.defineProperty(process, name, { ...original, value });
      try {
        expect(buildId(paths, {}, one)).not.toBe(id);
      } finally {
        Object.defineProperty(process, name, original);
      }
    },
  );

  test('differs when text moves from one file to the next', () => {
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

  test('replaces the random build id of Next.js', () => {
    expect(readFileSync('next.config.mjs', 'utf8')).toContain('generateBuildId: () => buildId()');
  });
});
