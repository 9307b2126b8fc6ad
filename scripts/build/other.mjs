import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { basePath, describeSources } from '../support/export/build-stamp.mjs';
import { makeBuild } from '../support/export/make-build.mjs';
import { OTHER_EXPORTS } from '../support/export/other-exports.mjs';
import { WORKER_FILE } from '../support/files/worker-file.mjs';
import { root } from '../support/run.mjs';

/*
 * Makes a build in addition to out/, for tests. `second` is newer, with another name and other scripts,
 * because its guide has another address. `sub-path` is for the path in NEXT_PUBLIC_BASE_PATH. Builds only if
 * a source has changed.
 */

const SETTINGS = { second: { NEXT_PUBLIC_DOCS_URL: '/guide/{language}.html#newer' }, 'sub-path': {} };

const [, , name = ''] = process.argv;
const folder = OTHER_EXPORTS[name];
if (folder === undefined)
  throw new Error(`Pass one of these builds: ${Object.keys(OTHER_EXPORTS).join(', ')}.`);
if (name === 'sub-path' && basePath === '') throw new Error('NEXT_PUBLIC_BASE_PATH is not set.');

const out = join(root, folder);
const stamp = join(dirname(out), `${name}-build.json`);
const sources = describeSources();

function isFresh() {
  return existsSync(join(out, WORKER_FILE)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === sources;
}

if (!isFresh()) {
  rmSync(out, { force: true, recursive: true });
  const env = { BRIGADE_OTHER_EXPORT: folder, ...SETTINGS[name] };
  const { code, output, seconds } = await makeBuild(out, { env, quiet: true });
  if (code === 0) {
    mkdirSync(dirname(stamp), { recursive: true });
    writeFileSync(stamp, sources);
    console.log(`The ${name} build took ${seconds.toFixed(0)} s.`);
  } else console.error(output);
  process.exitCode = code;
}
