import fc from 'fast-check';
import {
  contentKey,
  findPrecached,
  isCacheOfBuild,
  isOnDemandCache,
  isWithin,
  onDemandCacheName,
  precachePrefix,
} from '@/lib/offline/precache';
import { rounds, seed } from '../../support/rounds';

const PAGES = ['insights', 'employees', 'guide/de'];
const FILES = ['index.html', '404.html', 'insights/__next._tree.txt', 'insights.txt', 'guide/index.html'];

const buildAt = (base: string) => {
  const urls = new Set([
    ...PAGES.map((page) => `${base}/${page}.html`),
    ...FILES.map((file) => `${base}/${file}`),
  ]);
  return (path: string) => findPrecached(path, base, (url) => urls.has(url));
};

describe.each(['', '/shop', '/a/b'])('precache at "%s"', (base) => {
  const find = buildAt(base);

  test.each(['', '/', '/index', '/index.html'])('finds the first page by "%s"', (ending) => {
    expect(find(base + ending)).toBe(`${base}/index.html`);
  });

  test.each(PAGES)('finds %s by any ending that a host uses', (page) => {
    for (const ending of ['', '/', '.html', '/index.html', '/index']) {
      expect(find(`${base}/${page}${ending}`)).toBe(`${base}/${page}.html`);
    }
  });

  test('finds a file by its own name only, percent-encoded or not', () => {
    expect(find(`${base}/insights/__next._tree.txt`)).toBe(`${base}/insights/__next._tree.txt`);
    expect(find(`${base}/insights/__next.%5Ftree.txt`)).toBe(`${base}/insights/__next._tree.txt`);
    expect(find(`${base}/insights/__next._full.txt`)).toBeUndefined();
    expect(find(`${base}/guide/`)).toBe(`${base}/guide/index.html`);
  });
});

test('findPrecached finds nothing outside the base path', () => {
  const find = buildAt('/shop');
  fc.assert(
    fc.property(fc.webPath(), (path) => {
      const found = find(path);
      expect(found === undefined || isWithin(path, '/shop')).toBe(true);
      expect(find(`${path}%`)).toBeUndefined();
    }),
    { numRuns: rounds(200), ...seed },
  );
  expect(isWithin('/shopping', '/shop')).toBe(false);
  expect(isWithin('/shop', '/shop')).toBe(true);
  expect(isWithin('/anything', '')).toBe(true);
});

test('precachePrefix separates the caches of different base paths', () => {
  expect(precachePrefix('/shop').startsWith(precachePrefix(''))).toBe(false);
  expect(precachePrefix('/shop/two').startsWith(precachePrefix('/shop'))).toBe(false);
});

test('isCacheOfBuild and isOnDemandCache assign each on-demand cache to its build and its own name', () => {
  const name = `${precachePrefix('')}one`;
  const [solver, sharing] = [onDemandCacheName(name, ''), onDemandCacheName(name, 'sharing')];
  expect([name, solver, sharing].map((cache) => isCacheOfBuild(cache, name))).toEqual([true, true, true]);
  expect([name, solver, sharing].map((cache) => isCacheOfBuild(cache, `${precachePrefix('')}on`))).toEqual([
    false,
    false,
    false,
  ]);
  expect([name, solver, sharing].map((cache) => isOnDemandCache(cache, ''))).toEqual([false, true, false]);
  expect([name, solver, sharing].map((cache) => isOnDemandCache(cache, 'sharing'))).toEqual([
    false,
    false,
    true,
  ]);
});

test('contentKey returns one address for a content hash with any characters', () => {
  expect(contentKey('https://host/shop/', 'sha256-a/b+c=')).toBe(
    'https://host/shop/precached/sha256-a%2Fb%2Bc%3D',
  );
});
