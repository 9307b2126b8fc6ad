import type { PrecachedFile } from '@/lib/offline/precache';
import { EXACT_WORKER_PATH, EXACT_WORKER_POLICY } from '@/lib/offline/worker-policy';
import { integrityOf } from '@/worker/integrity';
import { createOnDemandCache } from '@/worker/on-demand-cache';
import { createPrecache } from '@/worker/precache';
import { MemoryCaches } from './memory-caches';
import { type OddHost, startOddHost } from './odd-host';

const SOLVER = '/fill/highs.wasm';
const filesOf = (build: string): Readonly<Record<string, string>> => ({
  [EXACT_WORKER_PATH]: `worker of ${build}`,
  [SOLVER]: 'solver',
});

let served: Readonly<Record<string, string>>;
let host: OddHost;
let caches: MemoryCaches;

beforeEach(async () => {
  caches = new MemoryCaches();
  Object.assign(globalThis, { caches });
  served = filesOf('one');
  host = await startOddHost((path, response) => {
    const text = served[path];
    const type = path.endsWith('.js') ? 'text/javascript' : 'application/wasm';
    response.writeHead(text === undefined ? 404 : 200, { 'Content-Type': type }).end(text);
  });
});
afterEach(() => host.stop());

async function listOf(files: Readonly<Record<string, string>>): Promise<PrecachedFile[]> {
  const entries = Object.entries(files).map(async ([url, text]) => ({
    url,
    integrity: await integrityOf(new TextEncoder().encode(text).buffer),
  }));
  return Promise.all(entries);
}

const sourceOf = (buildId: string) => ({
  buildId,
  origin: host.origin,
  scope: `${host.origin}/`,
  basePath: '',
});
const askedForOf = async (build: string) =>
  createOnDemandCache(await listOf(filesOf(build)), sourceOf(build));
const textOf = async (answer: Promise<Response>) => (await answer).text();

test('serves a requested file without the host, and does not prefetch others', async () => {
  const askedFor = await askedForOf('one');
  expect(askedFor.has(SOLVER)).toBe(true);
  await askedFor.renew();
  expect(host.takeRequests()).toEqual([]);
  expect(await textOf(askedFor.answer(SOLVER))).toBe('solver');
  served = {};
  expect(await textOf(askedFor.answer(SOLVER))).toBe('solver');
  expect(host.takeRequests()).toEqual([SOLVER]);
  await expect(askedFor.answer(EXACT_WORKER_PATH)).rejects.toThrow();
});

test('fetches changed requested files for a newer build, and removes the old cache', async () => {
  const older = await askedForOf('one');
  for (const url of [EXACT_WORKER_PATH, SOLVER]) await older.answer(url);
  host.takeRequests();
  served = filesOf('two');
  const newer = await askedForOf('two');
  await newer.renew();
  expect(host.takeRequests()).toEqual([EXACT_WORKER_PATH]);
  await createPrecache([], { ...sourceOf('two') }).sweep();
  expect(await caches.keys()).toEqual(['brigade-precache::two:asked-for']);
  served = {};
  expect(await textOf(newer.answer(EXACT_WORKER_PATH))).toBe('worker of two');
  expect(await textOf(newer.answer(SOLVER))).toBe('solver');
});

test('serves unchanged files if a newer build cannot fetch the others', async () => {
  const older = await askedForOf('one');
  for (const url of [EXACT_WORKER_PATH, SOLVER]) await older.answer(url);
  served = {};
  const newer = await askedForOf('two');
  await newer.renew();
  expect(await textOf(newer.answer(SOLVER))).toBe('solver');
  await expect(newer.answer(EXACT_WORKER_PATH)).rejects.toThrow();
});

test('fetches only requested groups of files for a newer build', async () => {
  const parts = async (build: string) => {
    const list = await listOf(filesOf(build));
    return [
      createOnDemandCache(list.slice(0, 1), sourceOf(build), 'sharing'),
      createOnDemandCache(list.slice(1), sourceOf(build)),
    ];
  };
  await (await parts('one'))[0]?.answer(EXACT_WORKER_PATH);
  host.takeRequests();
  served = filesOf('two');
  for (const part of await parts('two')) await part.renew();
  expect(host.takeRequests()).toEqual([EXACT_WORKER_PATH]);
  await createPrecache([], { ...sourceOf('two') }).sweep();
  expect(await caches.keys()).toEqual(['brigade-precache::two:asked-for:sharing']);
});

test('rejects files with other bytes than those of the build', async () => {
  served = { ...filesOf('one'), [SOLVER]: 'another solver' };
  const askedFor = await askedForOf('one');
  await expect(askedFor.answer(SOLVER)).rejects.toThrow();
  await expect(askedFor.answer('/icon.svg')).rejects.toThrow();
});

test('serves only the script with the policy that allows WebAssembly', async () => {
  const askedFor = await askedForOf('one');
  const policyOf = async (url: string) => (await askedFor.answer(url)).headers.get('content-security-policy');
  for (const _ of ['from the host', 'from the cache']) {
    expect(await policyOf(EXACT_WORKER_PATH)).toBe(EXACT_WORKER_POLICY);
    expect(await policyOf(SOLVER)).toBeNull();
  }
});
