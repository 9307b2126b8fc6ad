import { readFileSync } from 'node:fs';
import { type LockedPackage, missingBuilds, platformOf } from '@/scripts/support/missing-builds.mjs';

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
const wanted: Readonly<Record<string, string>> = {
  ...read('package.json').dependencies,
  ...read('package.json').devDependencies,
};
const locked: Readonly<Record<string, LockedPackage>> = read('package-lock.json').packages;

test('pins every named package to its locked version', () => {
  for (const [name, version] of Object.entries(wanted)) {
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    expect([name, locked[`node_modules/${name}`]?.version]).toEqual([name, version]);
  }
});

test('the lock file has a hash for every locked package except builds for other systems', () => {
  const bare = Object.entries(locked).filter(([path, { integrity }]) => path !== '' && !integrity);
  for (const [path, { os, cpu, optional }] of bare) {
    expect([path, optional]).toEqual([path, true]);
    expect([path, os?.includes('linux') && cpu?.includes('x64') && !path.endsWith('musl')]).not.toEqual([
      path,
      true,
    ]);
  }
});

test('lists the builds for all systems in the lock file (node scripts/complete-lock.mjs)', () => {
  expect(missingBuilds(locked)).toEqual([]);
});

test.each([
  ['@next/swc-darwin-arm64', { os: ['darwin'], cpu: ['arm64'] }],
  ['@biomejs/cli-linux-x64-musl', { os: ['linux'], cpu: ['x64'], libc: ['musl'] }],
  ['@next/swc-linux-arm64-gnu', { os: ['linux'], cpu: ['arm64'], libc: ['glibc'] }],
  ['@biomejs/cli-win32-x64', { os: ['win32'], cpu: ['x64'] }],
  ['@oxc-parser/binding-linux-arm-gnueabihf', { os: ['linux'], cpu: ['arm'], libc: ['glibc'] }],
  ['@oxc-parser/binding-android-arm-eabi', { os: ['android'], cpu: ['arm'] }],
  ['@tailwindcss/oxide-wasm32-wasi', { cpu: ['wasm32'] }],
])('derives the platform of %s from its name', (name, platform) => {
  expect(platformOf(name)).toEqual(platform);
});

test('adds an entry for an optional package that lacks one', () => {
  const packages = {
    '': {},
    'node_modules/a': {
      version: '1.0.0',
      dev: true,
      optionalDependencies: { 'a-linux-x64-gnu': '1.0.0', 'a-win32-x64': '1.0.0' },
    },
    'node_modules/a-linux-x64-gnu': { version: '1.0.0', optional: true },
  };
  expect(missingBuilds(packages)).toEqual([
    [
      'node_modules/a-win32-x64',
      { version: '1.0.0', cpu: ['x64'], dev: true, optional: true, os: ['win32'] },
    ],
  ]);
  expect(() => missingBuilds({ a: { optionalDependencies: { 'b-win32-x64': '^1.0.0' } } })).toThrow('exact');
  expect(() => platformOf('fsevents')).toThrow('The platform of');
});
