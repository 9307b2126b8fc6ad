const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/** Where the script of the service worker lies; `scripts/support/worker-file.mjs` has its name for the builds. */
export const WORKER_URL = `${basePath}/sw.js`;

/**
 * Registers the worker that keeps the pages for offline use, its script always asked for anew. Undefined where an
 * extension or a policy forbids workers; throws where the script cannot be had.
 */
export async function registerWorker(
  workers: Pick<ServiceWorkerContainer, 'register'>,
): Promise<ServiceWorkerRegistration | undefined> {
  return workers.register(WORKER_URL, { scope: `${basePath}/`, updateViaCache: 'none' });
}
