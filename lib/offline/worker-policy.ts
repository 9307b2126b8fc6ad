/**
 * The content security policy of the scripts that run as workers, save one, which the policy in a page's own head does not
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

/** The policy of the script at that path, whatever the place of the app. */
export function policyOf(path: string): string {
  return path.endsWith(EXACT_WORKER_PATH) ? EXACT_WORKER_POLICY : WORKER_POLICY;
}
