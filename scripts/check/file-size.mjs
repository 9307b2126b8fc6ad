import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { repoFiles } from '../support/repo-files.mjs';
import { root } from '../support/run.mjs';

const MAX_LINES = 300;
const MAX_FILES = 20;
/** Lists rather than rooms: what is served as it is, the numbered records, and what tests read. */
const LISTS = /^(?:public|docs\/decisions|tests\/fixtures)\//;

function countLines(path) {
  const text = readFileSync(join(root, path), 'utf8');
  return text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
}

const files = repoFiles();
const tooLong = files
  .filter((path) => /\.(ts|tsx|mjs|cjs|css)$/.test(path))
  .map((path) => ({ path, lines: countLines(path) }))
  .filter(({ lines }) => lines > MAX_LINES);

const folders = new Map();
for (const path of files) {
  if (!LISTS.test(path)) folders.set(dirname(path), (folders.get(dirname(path)) ?? 0) + 1);
}
const tooFull = [...folders].filter(([folder, count]) => folder !== '.' && count > MAX_FILES);

for (const { path, lines } of tooLong) {
  console.error(`${path} has ${lines} lines; split it, the limit is ${MAX_LINES}.`);
}
for (const [folder, count] of tooFull) {
  console.error(`${folder} has ${count} files; give them folders, the limit is ${MAX_FILES}.`);
}
process.exitCode = tooLong.length + tooFull.length > 0 ? 1 : 0;
