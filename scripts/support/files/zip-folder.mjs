import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { filesBelow } from './file-tree.mjs';

/** The earliest that a zip can say. In local time, because that is how the fields of a zip are filled. */
const mtime = new Date(1980, 0, 1);

/** A folder as a zip that is the same, byte by byte, wherever and whenever it is made of the same files. */
export function zipFolder(folder) {
  const files = filesBelow(folder).map((path) => [path, readFileSync(join(folder, path))]);
  return zipSync(Object.fromEntries(files), { level: 9, mtime });
}
