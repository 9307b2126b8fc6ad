const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/** `scripts/support/files/worker-file.mjs` has the name for the builds. */
export const WORKER_URL = `${basePath}/sw.js`;

/**
 * Registers the service worker. Undefined if an extension or policy forbids workers; throws if the script
 * cannot be fetched.
 */
export async function registerWorker(
  workers: Pick<ServiceWorkerContainer, 'register'>,
): Promise<ServiceWorkerRegistration | undefined> {
  return workers.register(WORKER_URL, { scope: `${basePath}/`, updateViaCache: 'none' });
}
