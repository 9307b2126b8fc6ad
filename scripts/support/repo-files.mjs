import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

// The folders come from .gitignore rather than from git, so that a download without history works too.
const ignored = new Set(['.git']);
const endings = [];
for (const line of readFileSync(join(root, '.gitignore'), 'utf8').split('\n').filter(Boolean)) {
  if (line.startsWith('*')) endings.push(line.slice(1));
  else ignored.add(line.replace(/\/$/, ''));
}

const isIgnored = (name) => ignored.has(name) || endings.some((ending) => name.endsWith(ending));

/**
 * Every file below a folder of the repository, as paths from the root, without files that .gitignore
 * excludes.
 */
export function repoFiles(folder = '.') {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '.' ? entry.name : `${folder}/${entry.name}`;
    if (isIgnored(entry.name)) return [];
    return entry.isDirectory() ? repoFiles(path) : [path];
  });
}
