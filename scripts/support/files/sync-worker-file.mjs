/** The sync worker's script in an export; `lib/offline/worker-policy.ts` has its path for the pages. */
export const SHARING_WORKER_FILE = 'sharing/sharing-worker.js';
