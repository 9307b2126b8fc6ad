import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from '../run.mjs';

/**
 * Bundles a worker with all of its imports, including dynamic ones, into one script. For workers with their
 * own policy, because Next.js starts all workers with the same script.
 */
export async function bundleWorker(entry, outfile, { define = {}, external = [] } = {}) {
  await build({
    entryPoints: [join(root, entry)],
    outfile,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    tsconfig: join(root, 'tsconfig.json'),
    external,
    define,
  });
}
