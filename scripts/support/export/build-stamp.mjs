import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { repoFiles } from '../repo-files.mjs';
import { root } from '../run.mjs';

const stamp = join(root, 'node_modules', '.cache', 'brigade', 'build.json');
const sources = ['app', 'components', 'stores', 'lib', 'public', 'scripts', 'worker'];
const settings = ['package-lock.json', 'next.config.mjs', 'postcss.config.mjs', 'tsconfig.json'];

export const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/** Everything that a build is made of, as paths from the root, in one order everywhere. */
export function sourceFiles() {
  const folders = sources.filter((folder) => existsSync(join(root, folder)));
  return [...settings, ...folders.flatMap((folder) => repoFiles(folder))].sort();
}

/** Names the files too, so that a deleted file makes a build old just as a changed one does. */
export function describeSources() {
  const files = sourceFiles();
  const newest = Math.max(...files.map((path) => statSync(join(root, path)).mtimeMs));
  return JSON.stringify({ basePath, files: files.length, newest });
}

/** Called before a build, so that a file saved while it runs makes the next start build again. */
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
