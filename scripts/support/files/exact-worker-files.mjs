/** The script of the worker that solves exactly, in an export; `lib/offline/worker-policy.ts` has it for the pages. */
export const EXACT_WORKER_FILE = 'fill/exact-worker.js';
/** What that script loads from beside it. */
export const SOLVER_FILE = 'fill/highs.wasm';
