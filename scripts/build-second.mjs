import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { askForWordsEarly } from './ask-early.mjs';
import { finishExport } from './finish-export.mjs';
import { makeServiceWorker } from './make-service-worker.mjs';
import { protectPages } from './protect-pages.mjs';
import { describeSources } from './support/build-stamp.mjs';
import { root, run } from './support/run.mjs';
import { SECOND_EXPORT } from './support/second-export.mjs';

/*
 * Makes a second, newer build beside the one in out/, for the tests of the update: real, with another name and other
 * scripts, because its guide has another address. Made anew only when a source has changed.
 */

const out = join(root, SECOND_EXPORT);
const stamp = join(dirname(out), 'second-build.json');
const sources = describeSources();

function isFresh() {
  return existsSync(join(out, 'sw.js')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === sources;
}

if (!isFresh()) {
  rmSync(out, { force: true, recursive: true });
  const { code, output, seconds } = await run('next', ['build'], {
    env: { BRIGADE_SECOND_EXPORT: SECOND_EXPORT, NEXT_PUBLIC_DOCS_URL: '/guide/{language}.html#newer' },
    quiet: true,
  });
  if (code === 0) {
    finishExport(out);
    askForWordsEarly(out);
    protectPages(out);
    await makeServiceWorker(out);
    mkdirSync(dirname(stamp), { recursive: true });
    writeFileSync(stamp, sources);
    console.log(`The second build took ${seconds.toFixed(0)} s.`);
  } else console.error(output);
  process.exitCode = code;
}
