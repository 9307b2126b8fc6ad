/**
 * The exact solver's worker script in an export; `lib/offline/worker-policy.ts` has its path for the pages.
 */
export const EXACT_WORKER_FILE = 'fill/exact-worker.js';
/** The file that the script loads from its own folder. */
export const SOLVER_FILE = 'fill/highs.wasm';
