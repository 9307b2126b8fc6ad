import { join } from 'node:path';
import { finishExport } from '../../build/finish-export.mjs';
import { guardPages } from '../../build/guard-frames.mjs';
import { preloadMessages } from '../../build/preload-messages.mjs';
import { protectPages } from '../../build/protect-pages.mjs';
import { writeNotices } from '../../build/write-notices.mjs';
import { makeExactWorker } from '../../make/exact-worker.mjs';
import { makeServiceWorker } from '../../make/service-worker.mjs';
import { makeSyncWorker } from '../../make/sync-worker.mjs';
import { root, run } from '../run.mjs';

/**
 * Builds the export into that folder; returns the result of `run`. With a code other than 0, the export is
 * not finished.
 */
export async function makeBuild(out = join(root, 'out'), options = {}) {
  const done = await run('next', ['build'], options);
  if (done.code !== 0) return done;
  finishExport(out);
  writeNotices(out);
  preloadMessages(out);
  guardPages(out);
  // The policy follows every change to the pages, and precedes the worker, which hashes the pages.
  protectPages(out);
  await makeExactWorker(out);
  await makeSyncWorker(out);
  await makeServiceWorker(out);
  return done;
}
