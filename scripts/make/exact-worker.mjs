import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build } from 'esbuild';
import { EXACT_WORKER_FILE, SOLVER_FILE } from '../support/files/exact-worker-files.mjs';
import { root } from '../support/run.mjs';

/**
 * Puts the worker that solves exactly, and the solver that it loads, into a finished export. Next.js would start it with
 * the script that starts every worker, and a policy of its own needs a file of its own.
 */
export async function makeExactWorker(out = join(root, 'out')) {
  const outfile = join(out, EXACT_WORKER_FILE);
  await build({
    entryPoints: [join(root, 'stores', 'auto-fill', 'exact-worker.ts')],
    outfile,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    tsconfig: join(root, 'tsconfig.json'),
    // What the solver would load on a server.
    external: ['node:*'],
    define: { 'import.meta.url': 'self.location.href' },
  });
  // Its text and not the file, which the package lets be run.
  writeFileSync(
    join(out, SOLVER_FILE),
    readFileSync(createRequire(import.meta.url).resolve('highs/runtime')),
  );
}

if (process.argv[1] === import.meta.filename) await makeExactWorker(process.argv[2]);
