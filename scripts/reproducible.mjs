import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ensureDependencies } from './ensure-dependencies.mjs';
import { takeStamp } from './support/export/build-stamp.mjs';
import { differences, linkTree } from './support/files/file-tree.mjs';
import { repoFiles } from './support/repo-files.mjs';
import { root, run } from './support/run.mjs';

/*
 * Builds twice and compares the exports and zips of both builds byte by byte. The first build is in out/; the
 * second uses a copy of the sources without any cache, with another path, time zone and language.
 */

const ELSEWHERE = { TZ: 'Pacific/Kiritimati', LANG: 'de_DE.UTF-8', LC_ALL: 'C' };
const MAX_NAMED = 20;

ensureDependencies();
const { makeBuild } = await import('./support/export/make-build.mjs');
const { zipFolder } = await import('./support/files/zip-folder.mjs');
const sumOf = (folder) => createHash('sha256').update(zipFolder(folder)).digest('hex');

async function buildHere() {
  const saveStamp = takeStamp();
  const { code, output } = await makeBuild(join(root, 'out'), { quiet: true });
  if (code !== 0) throw new Error(output);
  saveStamp();
}

async function buildElsewhere(place) {
  for (const path of repoFiles()) {
    mkdirSync(dirname(join(place, path)), { recursive: true });
    cpSync(join(root, path), join(place, path));
  }
  linkTree(join(root, 'node_modules'), join(place, 'node_modules'), (name) => name !== '.cache');
  const script = join(place, 'scripts', 'build.mjs');
  const { code, output } = await run(process.execPath, [script], { env: ELSEWHERE, quiet: true });
  if (code !== 0) throw new Error(output);
}

const folder = mkdtempSync(join(tmpdir(), 'brigade-again-'));
const place = join(folder, 'at another', 'place');
try {
  await buildHere();
  await buildElsewhere(place);
  const [one, other] = [join(root, 'out'), join(place, 'out')];
  const different = differences(one, other);
  for (const path of different.slice(0, MAX_NAMED)) console.error(`Not the same: ${path}`);
  const sums = [sumOf(one), sumOf(other)];
  const isSame = different.length === 0 && sums[0] === sums[1];
  console.log(`sha256 of the zip: ${sums.join(', ')}`);
  console.log(isSame ? 'Both builds are the same files.' : `${different.length} files differ.`);
  process.exitCode = isSame ? 0 : 1;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  rmSync(folder, { force: true, recursive: true });
}
