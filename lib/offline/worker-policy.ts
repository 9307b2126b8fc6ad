/**
 * The content security policy of every script that runs as a worker, which the policy in a page's own head does not
 * bind: only Brigade's origin is loaded from or asked. `blob:` is for the worker that packs a large spreadsheet, which the
 * library makes of its own text and which inherits this policy. The hosts send the same, `public/_headers` and docs/hosting.md.
 */
export const WORKER_POLICY =
  "default-src 'none'; script-src 'self'; connect-src 'self'; worker-src 'self' blob:";
