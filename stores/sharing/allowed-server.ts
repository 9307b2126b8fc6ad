import { SHARING_WORKER_PATH, sharingWorkerPolicy } from '@/lib/offline/worker-policy';
import { allowedServerAddress, allowedServerCache } from '@/lib/sharing/allowed-entry';
import { serverOrigin } from '@/lib/sharing/server-origin';

const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '';
const name = allowedServerCache(basePath);

/**
 * From now on a sharing worker that is started may reach that server; one that runs already may not. Rejects where the
 * address is none that may be reached, or the browser keeps nothing.
 */
export async function allowServer(address: string): Promise<void> {
  const origin = serverOrigin(address);
  if (!origin) throw new TypeError('Sharing may not reach that address.');
  const cache = await caches.open(name);
  await cache.put(allowedServerAddress(basePath), new Response(origin));
}

/** From now on a sharing worker that is started reaches no server. One that runs already keeps its policy: end it first. */
export async function forgetServer(): Promise<void> {
  if (await isKept()) await caches.delete(name);
}

/** Where the browser refuses its caches, there is nothing to forget. */
async function isKept(): Promise<boolean> {
  try {
    return await caches.has(name);
  } catch {
    return false;
  }
}

/**
 * Whether a sharing worker that this page starts may reach that server and no other: the service worker would answer its
 * script, with the policy for exactly that server. A host knows no server, and a browser without the header no limit.
 */
export async function isServerAllowed(address: string): Promise<boolean> {
  const origin = serverOrigin(address);
  try {
    if (!origin || !navigator.serviceWorker.controller) return false;
    const { ok, headers } = await fetch(basePath + SHARING_WORKER_PATH, { method: 'HEAD' });
    return ok && headers.get('content-security-policy') === sharingWorkerPolicy(origin);
  } catch {
    return false;
  }
}
