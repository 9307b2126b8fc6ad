import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.mjs';
import { sourceFiles } from './build-stamp.mjs';

const ID_LENGTH = 20;

/**
 * The name of a build, which stands in every page of it: by what it is made of and not by chance, so that two builds of
 * the same sources with the same settings are the same files. A setting is a variable that Next.js writes into scripts. With Node.js and
 * the system the compilers change: builds that may differ must not share a name, by which precaches are told apart.
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
  // Some blockers of advertisements take an address with "ad" in it for one.
  return hash.digest('hex').slice(0, ID_LENGTH).replaceAll('a', 'x');
}
