import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.mjs';
import { sourceFiles } from './build-stamp.mjs';

const ID_LENGTH = 20;

/**
 * The id of a build, which is in each of its pages. The id is a hash of the sources, settings and tools
 * rather than random, so that equal inputs give equal files. Settings are the variables that Next.js writes
 * into scripts. Node.js and the system determine the compilers: builds that may differ must not share an id,
 * because precaches are named after it.
 */
export function buildId(files = sourceFiles(), env = process.env, folder = root) {
  const hash = createHash('sha256');
  hash.update(`${process.version} ${process.platform} ${process.arch}\n`);
  const settings = Object.entries(env).filter(([name]) => name.startsWith('NEXT_PUBLIC_'));
  hash.update(JSON.stringify(settings.sort(([one], [other]) => (one < other ? -1 : 1))));
  for (const path of files) {
    const content = readFileSync(join(folder, path));
    hash.update(`\n${path} ${content.length}\n`).update(content);
  }
  // Some ad blockers block any address that contains "ad".
  return hash.digest('hex').slice(0, ID_LENGTH).replaceAll('a', 'x');
}
