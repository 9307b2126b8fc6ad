import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { filesBelow } from './file-tree.mjs';

/** The earliest time of a zip, in local time, because the fields of a zip are local. */
const mtime = new Date(1980, 0, 1);

/** Packs a folder into a zip that is byte for byte the same for the same files, at any time and place. */
export function zipFolder(folder) {
  const files = filesBelow(folder).map((path) => [path, readFileSync(join(folder, path))]);
  return zipSync(Object.fromEntries(files), { level: 9, mtime });
}
