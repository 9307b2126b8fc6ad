/** The service worker's script in an export; `lib/offline/register-worker.ts` has its URL for the pages. */
export const WORKER_FILE = 'sw.js';
