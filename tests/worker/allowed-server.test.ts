import { precachePrefix } from '@/lib/offline/precache';
import { EXACT_WORKER_PATH, policyOf, SYNC_WORKER_PATH, WORKER_POLICY } from '@/lib/offline/worker-policy';
import { allowedServerAddress, allowedServerCache } from '@/lib/sync/allowed-entry';
import { bindToServer } from '@/worker/allowed-server';
import { toCachedResponse } from '@/worker/cached-response';
import { createPrecache } from '@/worker/precache';
import { MemoryCaches } from './memory-caches';

const BARE = "default-src 'none'; connect-src 'self'";

let caches: MemoryCaches;

beforeEach(() => {
  caches = new MemoryCaches();
  Object.assign(globalThis, { caches });
});

async function enter(text: string, basePath = ''): Promise<void> {
  const cache = await caches.open(allowedServerCache(basePath));
  await cache.put(allowedServerAddress(basePath), new Response(text));
}

const kept = (path: string) => {
  const host = new Response(null, { headers: { 'content-type': 'text/javascript' } });
  return toCachedResponse(path, new TextEncoder().encode('script').buffer, host);
};
const policyFrom = ({ headers }: Response) => headers.get('content-security-policy');
const syncPolicy = async (basePath = '') =>
  policyFrom(await bindToServer(kept(basePath + SYNC_WORKER_PATH), basePath));

test('adds the entered server to the policy of the sync worker, and follows changes', async () => {
  expect(await syncPolicy()).toBe(BARE);
  await enter('wss://relay.example:8443');
  expect(await syncPolicy()).toBe(`${BARE} wss://relay.example:8443`);
  await enter('wss://other.example');
  expect(await syncPolicy()).toBe(`${BARE} wss://other.example`);
  await caches.delete(allowedServerCache(''));
  expect(await syncPolicy()).toBe(BARE);
});

test('caches the script without a server, and serves the same script with it', async () => {
  await enter('wss://relay.example');
  const script = kept(SYNC_WORKER_PATH);
  expect(policyFrom(script)).toBe(BARE);
  const bound = await bindToServer(script, '');
  expect(await bound.text()).toBe('script');
  expect(bound.headers.get('content-type')).toBe('text/javascript');
});

test('adds the server to the policy of no other script', async () => {
  await enter('wss://relay.example');
  for (const path of [EXACT_WORKER_PATH, '/_next/static/chunks/a.js', '/sw.js'])
    expect(policyFrom(kept(path))).toBe(policyOf(path));
  expect(policyOf('/_next/static/chunks/a.js')).toBe(WORKER_POLICY);
  expect(policyOf(SYNC_WORKER_PATH)).toBe(BARE);
});

test.each([
  '',
  '*',
  'wss:',
  'wss://*',
  'https://a.example',
  "'unsafe-eval'",
  "wss://a.example; script-src 'unsafe-eval'",
  "wss://a.example, script-src 'unsafe-eval'",
  'wss://a.example wss://b.example',
  'wss://a.example/',
  ' wss://a.example',
  'HTTPS://a.example',
  'wss://a.example:443',
  'wss://me@a.example',
  'http://a.example',
])('allows no server if the entry is the invalid text %j', async (text) => {
  await enter(text);
  expect(await syncPolicy()).toBe(BARE);
});

test('allows no server if the storage is refused or the entry belongs to another path', async () => {
  await enter('wss://relay.example', '/shop');
  expect(await syncPolicy()).toBe(BARE);
  expect(await syncPolicy('/shop')).toBe(`${BARE} wss://relay.example`);
  expect(await syncPolicy('/shop/two')).toBe(BARE);
  caches.refuse('match', new Error('refused'));
  expect(await syncPolicy('/shop')).toBe(BARE);
});

test('keeps the entry when a build removes older precaches', async () => {
  for (const place of ['', '/shop']) await enter('wss://relay.example', place);
  for (const basePath of ['', '/shop'])
    await createPrecache([], {
      scope: 'https://host/',
      origin: 'https://host',
      basePath,
      buildId: 'two',
    }).sweep();
  expect(await caches.keys()).toEqual([allowedServerCache(''), allowedServerCache('/shop')]);
  expect(allowedServerCache('').startsWith(precachePrefix(''))).toBe(false);
});
