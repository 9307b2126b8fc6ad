import { serverOrigin } from '@/lib/sharing/server-origin';

/**
 * The content security policy of the scripts that run as workers, save two, which the policy in a page's own head does not
 * bind: only Brigade's origin is loaded from or asked. `blob:` is for the worker that packs a large spreadsheet, which the
 * library makes of its own text and which inherits this policy. The hosts send the same, `public/_headers` and docs/hosting.md.
 */
export const WORKER_POLICY =
  "default-src 'none'; script-src 'self'; connect-src 'self'; worker-src 'self' blob:";

/** Where the solver lies in an export: its script and what that loads. `scripts/support/files/exact-worker-files.mjs` has it for the builds. */
export const EXACT_WORKER_PATH = '/fill/exact-worker.js';

/** The policy of that one script: the same, but it may run WebAssembly, and starts no worker. */
export const EXACT_WORKER_POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

/** Where the script lies that shares the schedule. `scripts/support/files/sharing-worker-file.mjs` has it for the builds. */
export const SHARING_WORKER_PATH = '/sharing/sharing-worker.js';

/**
 * The policy of that one script: it loads nothing, and asks Brigade's origin and the entered server, if that is one as
 * `serverOrigin` gives it. Hosts know no server and send what they send with every worker.
 */
export function sharingWorkerPolicy(server?: string): string {
  const isOrigin = server !== undefined && serverOrigin(server) === server;
  return `default-src 'none'; connect-src 'self'${isOrigin ? ` ${server}` : ''}`;
}

/** The policy that the script at that path is kept with, whatever the place of the app. It names no entered server. */
export function policyOf(path: string): string {
  if (path.endsWith(SHARING_WORKER_PATH)) return sharingWorkerPolicy();
  return path.endsWith(EXACT_WORKER_PATH) ? EXACT_WORKER_POLICY : WORKER_POLICY;
}
