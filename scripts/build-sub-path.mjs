import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { askForWordsEarly } from './ask-early.mjs';
import { finishExport } from './finish-export.mjs';
import { makeServiceWorker } from './make-service-worker.mjs';
import { protectPages } from './protect-pages.mjs';
import { basePath, describeSources } from './support/build-stamp.mjs';
import { root, run } from './support/run.mjs';
import { SUB_PATH_EXPORT } from './support/sub-path-export.mjs';

/*
 * Makes a build for the sub-path in NEXT_PUBLIC_BASE_PATH beside the one in out/, for the tests on other hosts. Made
 * anew only when a source has changed.
 */

const out = join(root, SUB_PATH_EXPORT);
const stamp = join(dirname(out), 'sub-path-build.json');
const sources = describeSources();

function isFresh() {
  return existsSync(join(out, 'sw.js')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === sources;
}

if (basePath === '') throw new Error('NEXT_PUBLIC_BASE_PATH names no path.');
if (!isFresh()) {
  rmSync(out, { force: true, recursive: true });
  const { code, output } = await run('next', ['build'], {
    env: { BRIGADE_SECOND_EXPORT: SUB_PATH_EXPORT },
    quiet: true,
  });
  if (code === 0) {
    finishExport(out);
    askForWordsEarly(out);
    protectPages(out);
    await makeServiceWorker(out);
    mkdirSync(dirname(stamp), { recursive: true });
    writeFileSync(stamp, sources);
  } else console.error(output);
  process.exitCode = code;
}
