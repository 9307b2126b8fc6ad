/** The script of the worker that shares, in an export; `lib/offline/worker-policy.ts` has it for the pages. */
export const SHARING_WORKER_FILE = 'sharing/sharing-worker.js';
