import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { repoFiles } from '../repo-files.mjs';
import { root } from '../run.mjs';

const stamp = join(root, 'node_modules', '.cache', 'brigade', 'build.json');
const sources = ['app', 'components', 'stores', 'lib', 'public', 'scripts', 'worker'];
const settings = ['package-lock.json', 'next.config.mjs', 'postcss.config.mjs', 'tsconfig.json'];

export const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/** All inputs of a build, as paths from the root, in the same order everywhere. */
export function sourceFiles() {
  const folders = sources.filter((folder) => existsSync(join(root, folder)));
  return [...settings, ...folders.flatMap((folder) => repoFiles(folder))].sort();
}

/** Includes the file names, so that a deleted file makes a build outdated too. */
export function describeSources() {
  const files = sourceFiles();
  const newest = Math.max(...files.map((path) => statSync(join(root, path)).mtimeMs));
  return JSON.stringify({ basePath, files: files.length, newest });
}

/** Takes the stamp before a build, so that a file saved during the build makes the next start build again. */
export function takeStamp() {
  const text = describeSources();
  return () => {
    mkdirSync(dirname(stamp), { recursive: true });
    writeFileSync(stamp, text);
  };
}

export function isExportFresh() {
  const isBuilt = existsSync(join(root, 'out', 'index.html')) && existsSync(stamp);
  return isBuilt && readFileSync(stamp, 'utf8') === describeSources();
}
