import { copyResponse } from 'serwist';
import {
  contentKey,
  findPrecached,
  isWithin,
  type PrecachedFile,
  precachePrefix,
} from '@/lib/offline/precache';
import { answer } from './answer';
import { fetchFile } from './fetch-file';

declare const self: ServiceWorkerGlobalScope & { readonly __SW_MANIFEST: readonly PrecachedFile[] };
declare const BASE_PATH: string;
/** Contained in every page and payload of this build, and in none of another. */
declare const BUILD_ID: string;

const MAX_PARALLEL_FETCHES = 6;

const files = self.__SW_MANIFEST;
const cacheName = `${precachePrefix(BASE_PATH)}${BUILD_ID}`;
const contents = new Map(
  files.map(({ url, integrity }) => [url, contentKey(self.registration.scope, integrity)]),
);
const notFound = contents.get(`${BASE_PATH}/404.html`);
const isFirst = self.registration.active === null;

/** Caches all of the build or nothing: if one file cannot be fetched, the previous build stays. */
async function install(): Promise<void> {
  const cache = await caches.open(cacheName);
  const waiting = [...new Map(files.map((file) => [file.integrity, file])).values()];
  const wanted = waiting.length;
  const store = async (file: PrecachedFile) => {
    const key = contentKey(self.registration.scope, file.integrity);
    // Content cached by an interrupted installation or by the previous build need not be fetched again.
    const known = await caches.match(key);
    await cache.put(key, known ?? (await copyResponse(await fetchFile(file, BUILD_ID))));
  };
  const work = async () => {
    for (let file = waiting.pop(); file; file = waiting.pop()) await store(file);
  };
  await Promise.all(Array.from({ length: MAX_PARALLEL_FETCHES }, work));
  // Another worker that took over meanwhile may have deleted the cache.
  if (!(await caches.has(cacheName)) || (await cache.keys()).length < wanted) {
    throw new Error('The precache is not whole.');
  }
}

/** Removes the precaches of other builds. */
async function sweep(): Promise<void> {
  // A newer build is being installed: its cache must not be touched, and it sweeps when it is activated.
  if (self.registration.installing || self.registration.waiting) return;
  const prefix = precachePrefix(BASE_PATH);
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== cacheName);
  await Promise.all(names.map((name) => caches.delete(name)));
}

async function respond(request: Request, key: string): Promise<Response> {
  const cached = await (await caches.open(cacheName)).match(key);
  return cached ? answer(request, cached) : fetch(request);
}

/** An address that this build does not know: the host may know it, if it can be reached. */
async function respondToUnknown(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const page = notFound && (await (await caches.open(cacheName)).match(notFound));
    if (!page) throw error;
    return answer(request, new Response(page.body, { status: 404, headers: page.headers }));
  }
}

self.addEventListener('install', (event) => event.waitUntil(install()));

self.addEventListener('activate', (event) => {
  // The very first build serves the page that installed it at once; later builds ask before they reload it.
  event.waitUntil(Promise.all([sweep(), isFirst && self.clients.claim()]));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' && request.method !== 'HEAD') return;
  if (origin !== self.location.origin || !isWithin(pathname, BASE_PATH)) return;
  const url = findPrecached(pathname, BASE_PATH, (candidate) => contents.has(candidate));
  const key = url && contents.get(url);
  if (key) event.respondWith(respond(request, key));
  else if (request.mode === 'navigate') event.respondWith(respondToUnknown(request));
});

self.addEventListener('message', (event) => {
  if (event.data === 'activate') void self.skipWaiting();
});
