import { join } from 'node:path';
import { basePath } from '../support/export/build-stamp.mjs';
import { bundleWorker } from '../support/export/bundle-worker.mjs';
import { SHARING_WORKER_FILE } from '../support/files/sync-worker-file.mjs';
import { root } from '../support/run.mjs';

/** Adds the sync worker to a finished export. */
export async function makeSyncWorker(out = join(root, 'out')) {
  await bundleWorker('stores/sync/worker/sync-worker.ts', join(out, SHARING_WORKER_FILE), {
    define: {
      'process.env.NEXT_PUBLIC_BASE_PATH': JSON.stringify(basePath),
      'process.env.NODE_ENV': '"production"',
    },
  });
}

if (process.argv[1] === import.meta.filename) await makeSyncWorker(process.argv[2]);
