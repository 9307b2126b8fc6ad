import { serverOrigin } from '@/lib/sync/server-origin';

/**
 * The content security policy of most worker scripts, which a page's own policy does not bind. `blob:` is for
 * the library's worker that packs large spreadsheets and inherits this policy. `public/_headers` and
 * docs/hosting.md have the same policy.
 */
export const WORKER_POLICY =
  "default-src 'none'; script-src 'self'; connect-src 'self'; worker-src 'self' blob:";

/** `scripts/support/files/exact-worker-files.mjs` has the path for the builds. */
export const EXACT_WORKER_PATH = '/fill/exact-worker.js';

/** The policy of the solver's script, which may run WebAssembly but starts no worker. */
export const EXACT_WORKER_POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

/** Path of the sync worker. `scripts/support/files/sync-worker-file.mjs` has the path for the builds. */
export const SYNC_WORKER_PATH = '/sharing/sharing-worker.js';

/**
 * The policy of the sync worker, which may load nothing and connect only to Brigade's origin and the entered
 * server. Omits a server that `serverOrigin` rejects.
 */
export function syncWorkerPolicy(server?: string): string {
  const isOrigin = server !== undefined && serverOrigin(server) === server;
  return `default-src 'none'; connect-src 'self'${isOrigin ? ` ${server}` : ''}`;
}

/** The policy stored with a script, under any base path. The policy names no entered server. */
export function policyOf(path: string): string {
  if (path.endsWith(SYNC_WORKER_PATH)) return syncWorkerPolicy();
  return path.endsWith(EXACT_WORKER_PATH) ? EXACT_WORKER_POLICY : WORKER_POLICY;
}
