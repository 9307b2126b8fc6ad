import { offlineProblemOf } from '@/lib/offline/offline-problem';
import { contentKey, type PrecachedFile } from '@/lib/offline/precache';
import { WORKER_POLICY } from '@/lib/offline/worker-policy';
import { integrityOf } from '@/worker/integrity';
import { createPrecache } from '@/worker/precache';
import { MemoryCaches } from './memory-caches';
import { type OddHost, startOddHost } from './odd-host';

const META = '<meta name="application-name" content="Brigade"/>';
const pageOf = (build: string) => `<!DOCTYPE html><html><head>${META}</head><body>${build}</body></html>`;
const SHARED: Readonly<Record<string, string>> = {
  '/_next/static/chunks/a.js': 'a',
  '/_next/static/chunks/b.js': 'b',
  '/icon.svg': '<svg/>',
};
const filesOf = (build: string): Readonly<Record<string, string>> => ({
  ...SHARED,
  '/index.html': pageOf(build),
});

let served: Readonly<Record<string, string>>;
let host: OddHost;
let caches: MemoryCaches;

beforeEach(async () => {
  caches = new MemoryCaches();
  Object.assign(globalThis, { caches });
  host = await startOddHost((path, response) => {
    const text = served[path];
    const type = path.endsWith('.html') ? 'text/html' : 'text/javascript';
    response.writeHead(text === undefined ? 404 : 200, { 'Content-Type': type }).end(text);
  });
});
afterEach(() => host.stop());

const scope = () => `${host.origin}/`;

async function listOf(files: Readonly<Record<string, string>>): Promise<PrecachedFile[]> {
  const entries = Object.entries(files).map(async ([url, text]) => ({
    url,
    integrity: await integrityOf(new TextEncoder().encode(text).buffer),
  }));
  return Promise.all(entries);
}

const precacheOf = async (build: string) =>
  createPrecache(await listOf(filesOf(build)), {
    buildId: build,
    origin: host.origin,
    scope: scope(),
    basePath: '',
  });

async function keyOf(build: string, url: string): Promise<string> {
  const file = (await listOf(filesOf(build))).find((one) => one.url === url);
  return contentKey(scope(), file?.integrity ?? '');
}

async function poison(build: string, url: string): Promise<void> {
  const cache = await caches.open(`brigade-precache::${build}`);
  await cache.put(await keyOf(build, url), new Response('poison'));
}

test('copies unchanged files from the cache of the older build', async () => {
  served = filesOf('one');
  await (await precacheOf('one')).install();
  expect(host.takeRequests()).toHaveLength(4);
  served = filesOf('two');
  const newer = await precacheOf('two');
  await newer.install();
  expect(host.takeRequests()).toEqual(['/index.html']);
  await newer.sweep();
  expect(await caches.keys()).toEqual(['brigade-precache::two']);
  for (const [url, text] of Object.entries(filesOf('two'))) {
    expect(await (await newer.answer(url)).text()).toBe(text);
  }
});

test('fetches manipulated entries again on an update', async () => {
  served = filesOf('one');
  await (await precacheOf('one')).install();
  await poison('one', '/_next/static/chunks/a.js');
  await poison('one', '/icon.svg');
  host.takeRequests();
  served = filesOf('two');
  const newer = await precacheOf('two');
  await newer.install();
  expect([...host.takeRequests()].sort()).toEqual(['/_next/static/chunks/a.js', '/icon.svg', '/index.html']);
  expect(await (await newer.answer('/_next/static/chunks/a.js')).text()).toBe('a');
  expect(await (await newer.answer('/icon.svg')).text()).toBe('<svg/>');
});

test.each([
  ['/_next/static/chunks/a.js', 'text/javascript; charset=utf-8', WORKER_POLICY],
  ['/icon.svg', 'image/svg+xml', null],
])('copies only the bytes of %s if its headers were manipulated (%s)', async (url, type, policy) => {
  served = filesOf('one');
  await (await precacheOf('one')).install();
  const cache = await caches.open('brigade-precache::one');
  const headers = {
    'Content-Type': 'text/jscript',
    'X-Content-Type-Options': 'nosniff',
    Refresh: '0; url=https://elsewhere.invalid/',
    'Content-Security-Policy': 'default-src *',
  };
  await cache.put(await keyOf('one', url), new Response(SHARED[url], { status: 203, headers }));
  host.takeRequests();
  served = filesOf('two');
  const newer = await precacheOf('two');
  await newer.install();
  expect(host.takeRequests()).toEqual(['/index.html']);
  const kept = await newer.answer(url);
  expect(kept.status).toBe(200);
  expect(await kept.text()).toBe(SHARED[url]);
  expect(kept.headers.get('content-type')).toBe(type);
  expect(kept.headers.get('content-security-policy')).toBe(policy);
  expect(kept.headers.has('refresh')).toBe(false);
});

test('continues an aborted installation and verifies its entries', async () => {
  served = { ...SHARED };
  const precache = await precacheOf('one');
  await expect(precache.install().catch(offlineProblemOf)).resolves.toBe('failing');
  for (const [url, text] of Object.entries(SHARED)) {
    const cache = await caches.open('brigade-precache::one');
    await cache.put(await keyOf('one', url), new Response(text));
  }
  await poison('one', '/_next/static/chunks/b.js');
  served = filesOf('one');
  host.takeRequests();
  await precache.install();
  expect([...host.takeRequests()].sort()).toEqual(['/_next/static/chunks/b.js', '/index.html']);
  expect(await (await precache.answer('/_next/static/chunks/b.js')).text()).toBe('b');
});

test('restores lost entries from the host, but from no foreign answer', async () => {
  served = filesOf('one');
  const precache = await precacheOf('one');
  await precache.install();
  await precache.repair();
  expect(host.takeRequests()).toHaveLength(4);
  const cache = await caches.open('brigade-precache::one');
  const lose = async (url: string) => cache.delete(await keyOf('one', url));

  await lose('/index.html');
  served = { '/index.html': '<!doctype html><html>Sign in</html>', '/icon.svg': 'sign in' };
  await expect(precache.answer('/index.html')).rejects.toThrow('foreign');
  await expect(precache.repair().catch(offlineProblemOf)).resolves.toBe('foreign');
  await lose('/icon.svg');
  await expect(precache.answer('/icon.svg')).rejects.toThrow();
  served = filesOf('two');
  expect(await (await precache.answer('/index.html')).text()).toBe(pageOf('two'));
  served = filesOf('one');
  host.takeRequests();
  await precache.repair();
  expect([...host.takeRequests()].sort()).toEqual(['/icon.svg', '/index.html']);
  expect(await (await precache.answer('/index.html')).text()).toBe(pageOf('one'));
});

test('answers lost entries from the host on a full disk, and fails to install or repair', async () => {
  served = filesOf('one');
  const precache = await precacheOf('one');
  caches.refuse('put', Object.assign(new Error('Full'), { name: 'QuotaExceededError' }));
  expect(await (await precache.answer('/_next/static/chunks/a.js')).text()).toBe('a');
  expect(await (await precache.answer('/index.html')).text()).toBe(pageOf('one'));
  served = { ...served, '/_next/static/chunks/b.js': 'of somebody else' };
  await expect(precache.answer('/_next/static/chunks/b.js')).rejects.toThrow();
  served = filesOf('one');
  await expect(precache.repair().catch(offlineProblemOf)).resolves.toBe('noRoom');
  await expect(precache.install().catch(offlineProblemOf)).resolves.toBe('noRoom');
});

test.each(['open', 'match'] as const)(
  'answers from the host, but with no foreign page, if the browser refuses to %s the cache',
  async (call) => {
    served = filesOf('one');
    const precache = await precacheOf('one');
    await precache.install();
    caches.refuse(call, new Error('Internal error'));
    expect(await (await precache.answer('/_next/static/chunks/a.js')).text()).toBe('a');
    served = filesOf('two');
    expect(await (await precache.answer('/index.html')).text()).toBe(pageOf('two'));
    served = { '/index.html': '<!doctype html><html>Sign in</html>' };
    await expect(precache.answer('/index.html')).rejects.toThrow('foreign');
  },
);
