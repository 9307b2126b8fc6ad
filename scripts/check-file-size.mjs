import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repoFiles } from './support/repo-files.mjs';
import { root } from './support/run.mjs';

const limit = 300;

function countLines(path) {
  const text = readFileSync(join(root, path), 'utf8');
  return text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
}

const tooLong = repoFiles()
  .filter((path) => /\.(ts|tsx|mjs|cjs|css)$/.test(path))
  .map((path) => ({ path, lines: countLines(path) }))
  .filter(({ lines }) => lines > limit);

for (const { path, lines } of tooLong) {
  console.error(`${path} has ${lines} lines; split it, the limit is ${limit}.`);
}
process.exitCode = tooLong.length > 0 ? 1 : 0;
