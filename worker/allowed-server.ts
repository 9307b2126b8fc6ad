import { syncWorkerPolicy } from '@/lib/offline/worker-policy';
import { allowedServerAddress, allowedServerCache } from '@/lib/sync/allowed-entry';

/**
 * The server address that the page has stored; undefined if there is none, or the browser refuses its
 * storage.
 */
async function readServer(basePath: string): Promise<string | undefined> {
  try {
    const cacheName = allowedServerCache(basePath);
    const entry = await caches.match(allowedServerAddress(basePath), { cacheName });
    return await entry?.text();
  } catch {
    return undefined;
  }
}

/**
 * Adds the current policy to the sync worker's script. A server may be entered or removed between two builds,
 * so the cached policy does not count. Every page of the origin can write the stored entry, so an invalid
 * address is ignored.
 */
export async function bindToServer(script: Response, basePath: string): Promise<Response> {
  const headers = new Headers(script.headers);
  headers.set('content-security-policy', syncWorkerPolicy(await readServer(basePath)));
  return new Response(script.body, { status: script.status, headers });
}
