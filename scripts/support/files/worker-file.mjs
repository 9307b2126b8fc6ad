/** The script of the service worker in an export; `lib/offline/register-worker.ts` has it for the pages. */
export const WORKER_FILE = 'sw.js';
