import { SYNC_WORKER_PATH, syncWorkerPolicy } from '@/lib/offline/worker-policy';
import { allowedServerAddress, allowedServerCache } from '@/lib/sync/allowed-entry';
import { serverOrigin } from '@/lib/sync/server-origin';

const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '';
const name = allowedServerCache(basePath);

/**
 * Allows sync workers started from now on to reach that server; running workers keep their policy. Rejects if the
 * address is not allowed, or the browser stores nothing.
 */
export async function allowServer(address: string): Promise<void> {
  const origin = serverOrigin(address);
  if (!origin) throw new TypeError('Sync must not connect to that address.');
  const cache = await caches.open(name);
  await cache.put(allowedServerAddress(basePath), new Response(origin));
}

/** Sync workers started from now on reach no server. A running worker keeps its policy: terminate it first. */
export async function forgetServer(): Promise<void> {
  if (await isKept()) await caches.delete(name);
}

/** Whether a server is allowed. If the browser refuses its caches, there is none to forget. */
async function isKept(): Promise<boolean> {
  try {
    return await caches.has(name);
  } catch {
    return false;
  }
}

/**
 * Whether a sync worker that this page starts may reach that server and no other. The service worker must
 * answer the request for the worker's script, with the policy for exactly that server. The host does not know
 * the server, and a browser without the header has no limit.
 */
export async function isServerAllowed(address: string): Promise<boolean> {
  const origin = serverOrigin(address);
  try {
    if (!origin || !navigator.serviceWorker.controller) return false;
    const { ok, headers } = await fetch(basePath + SYNC_WORKER_PATH, { method: 'HEAD' });
    return ok && headers.get('content-security-policy') === syncWorkerPolicy(origin);
  } catch {
    return false;
  }
}
