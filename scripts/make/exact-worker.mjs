import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { bundleWorker } from '../support/export/bundle-worker.mjs';
import { EXACT_WORKER_FILE, SOLVER_FILE } from '../support/files/exact-worker-files.mjs';
import { root } from '../support/run.mjs';

/** Adds the exact solver's worker, and the solver that it loads, to a finished export. */
export async function makeExactWorker(out = join(root, 'out')) {
  await bundleWorker('stores/auto-fill/exact-worker.ts', join(out, EXACT_WORKER_FILE), {
    // The solver loads the modules of Node.js only on a server.
    external: ['node:*'],
    define: { 'import.meta.url': 'self.location.href' },
  });
  // Copies the bytes rather than the file, because the package's file is executable.
  writeFileSync(
    join(out, SOLVER_FILE),
    readFileSync(createRequire(import.meta.url).resolve('highs/runtime')),
  );
}

if (process.argv[1] === import.meta.filename) await makeExactWorker(process.argv[2]);
