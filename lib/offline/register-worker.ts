const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/** URL of the service worker script; `scripts/support/files/worker-file.mjs` has its name for the builds. */
export const WORKER_URL = `${basePath}/sw.js`;

/**
 * Registers the worker that keeps the pages for offline use, bypassing the cache for its script. Undefined when an
 * extension or a policy forbids workers; throws when the script cannot be fetched.
 */
export async function registerWorker(
  workers: Pick<ServiceWorkerContainer, 'register'>,
): Promise<ServiceWorkerRegistration | undefined> {
  return workers.register(WORKER_URL, { scope: `${basePath}/`, updateViaCache: 'none' });
}
