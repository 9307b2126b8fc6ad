import { sharingWorkerPolicy } from '@/lib/offline/worker-policy';
import { allowedServerAddress, allowedServerCache } from '@/lib/sharing/allowed-entry';

/** What the page has kept as the entered server; undefined where there is nothing, or the browser refuses its storage. */
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
 * The script of the sharing worker with its policy as it is now, and not as the script was kept: a server is entered and
 * forgotten between two builds. Every page of the origin can write the entry, so what is no server changes nothing.
 */
export async function bindToServer(script: Response, basePath: string): Promise<Response> {
  const headers = new Headers(script.headers);
  headers.set('content-security-policy', sharingWorkerPolicy(await readServer(basePath)));
  return new Response(script.body, { status: script.status, headers });
}
