import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

// The folders come from .gitignore rather than from git itself, so a download without history works as well.
const ignored = new Set(['.git']);
for (const line of readFileSync(join(root, '.gitignore'), 'utf8').split('\n')) {
  if (line.endsWith('/')) ignored.add(line.slice(0, -1));
}

/** Every file below a folder of the repository, as paths from its root, without what .gitignore leaves out. */
export function repoFiles(folder = '.') {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '.' ? entry.name : `${folder}/${entry.name}`;
    if (!entry.isDirectory()) return [path];
    return ignored.has(entry.name) ? [] : repoFiles(path);
  });
}
