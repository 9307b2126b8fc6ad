import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from '../run.mjs';

/**
 * Makes one script of a worker and all that it imports, what it would load later included. For workers with a policy of
 * their own: Next.js starts all workers with the same script.
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
