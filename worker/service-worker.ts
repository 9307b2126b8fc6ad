import { type OfflineProblem, offlineProblemOf } from '@/lib/offline/offline-problem';
import { findPrecached, isWithin, type PrecachedFile } from '@/lib/offline/precache';
import type { WorkerMessage } from '@/lib/offline/worker-message';
import { SYNC_WORKER_PATH } from '@/lib/offline/worker-policy';
import { bindToServer } from './allowed-server';
import { answer } from './answer';
import { createOnDemandCache } from './on-demand-cache';
import { createPrecache } from './precache';

declare const self: ServiceWorkerGlobalScope & { readonly __SW_MANIFEST: readonly PrecachedFile[] };
declare const ON_DEMAND: Readonly<Record<string, readonly PrecachedFile[]>>;
declare const BASE_PATH: string;
/** Every page and payload of this build contains the id; no other build does. */
declare const BUILD_ID: string;

const NOT_FOUND = `${BASE_PATH}/404.html`;
const SHARING_WORKER = BASE_PATH + SYNC_WORKER_PATH;

const source = {
  buildId: BUILD_ID,
  origin: self.location.origin,
  scope: self.registration.scope,
  basePath: BASE_PATH,
};
const precache = createPrecache(self.__SW_MANIFEST, source);
const onDemandCaches = Object.entries(ON_DEMAND).map(([part, files]) =>
  createOnDemandCache(files, source, part),
);
const isFirst = self.registration.active === null;

async function notifyPages(news: WorkerMessage): Promise<void> {
  for (const page of await self.clients.matchAll({ type: 'window', includeUncontrolled: true })) {
    page.postMessage(news);
  }
}

/**
 * Caches the entire build or nothing: if one file cannot be fetched, the previous build stays, and pages are
 * notified.
 */
async function install(): Promise<void> {
  try {
    await precache.install();
    for (const part of onDemandCaches) await part.renew();
  } catch (error) {
    await notifyPages({ kind: 'notKept', problem: offlineProblemOf(error) });
    throw error;
  }
}

/** Tries to complete the cache; returns the remaining problem. */
async function repair(): Promise<OfflineProblem | undefined> {
  try {
    await precache.repair();
    return undefined;
  } catch (error) {
    return offlineProblemOf(error);
  }
}

async function sweep(): Promise<void> {
  // If a newer build is being installed, its cache must not be touched; the newer build sweeps on activation.
  if (!self.registration.installing && !self.registration.waiting) await precache.sweep();
}

const filesWith = (url: string) => [precache, ...onDemandCaches].find((files) => files.has(url));

/** Answers an address of this build: only with a response from Brigade, regardless of what the host returns. */
async function respond(request: Request, url: string): Promise<Response> {
  const file = await filesWith(url)
    ?.answer(url)
    .catch(() => undefined);
  if (!file) return Response.error();
  return answer(request, url === SHARING_WORKER ? await bindToServer(file, BASE_PATH) : file);
}

/** Forwards an address that this build does not know, because the host may know it. */
async function respondToUnknown(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const page = await precache.answer(NOT_FOUND).catch(() => undefined);
    if (!page) throw error;
    return answer(request, new Response(page.body, { status: 404, headers: page.headers }));
  }
}

self.addEventListener('install', (event) => event.waitUntil(install()));

self.addEventListener('activate', (event) => {
  // The first build controls the installing page at once; later builds ask before they reload the page.
  event.waitUntil(Promise.all([sweep(), isFirst && self.clients.claim()]));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' && request.method !== 'HEAD') return;
  if (origin !== self.location.origin || !isWithin(pathname, BASE_PATH)) return;
  const url = findPrecached(pathname, BASE_PATH, (path) => filesWith(path) !== undefined);
  if (url) event.respondWith(respond(request, url));
  else if (request.mode === 'navigate') event.respondWith(respondToUnknown(request));
});

self.addEventListener('message', (event) => {
  if (event.data === 'activate') void self.skipWaiting();
  if (event.data === 'mend') {
    const reply = repair().then((problem) => event.ports[0]?.postMessage({ problem }));
    event.waitUntil(reply);
  }
});
