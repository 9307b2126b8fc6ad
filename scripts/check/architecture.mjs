import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { repoFiles } from '../support/repo-files.mjs';
import { root } from '../support/run.mjs';

/** The check skips the guide, because the guide's links are names of pictures. */
const GUIDE = 'docs/guide/';
const IN_A_FOLDER = /^(?:app|components|stores|lib|worker|scripts|tests|e2e|docs|public)\//;
const OF_A_KIND = /\.(?:tsx?|mjs|css|md)$/;
/** Matches commands, patterns and placeholders in backticks, which are no paths. */
const NO_PATH = /[\s*{}<>|$]/;

/**
 * The paths that a document names, from the root of the repository: in backticks as written, in links
 * relative to the document's folder. Ignores code blocks.
 */
export function namedPaths(text, page) {
  const prose = text.replace(/^```[\s\S]*?^```/gm, '');
  const quoted = [...prose.matchAll(/`([^`\n]+)`/g)]
    .map(([, token]) => token)
    .filter((token) => !NO_PATH.test(token) && (IN_A_FOLDER.test(token) || OF_A_KIND.test(token)));
  const linked = [...prose.matchAll(/\]\(([^)\s#:]+)(?:#[^)\s]*)?\)/g)].map(([, address]) =>
    posix.join(posix.dirname(page), address),
  );
  return [...new Set([...quoted, ...linked].map((path) => path.replace(/\/$/, '')))];
}

/**
 * The paths that are neither one of the files nor a folder with files; case matters. A name without a folder
 * matches any file of that name.
 */
export function missingPaths(paths, files) {
  const known = new Set(files);
  for (const file of files) {
    known.add(posix.basename(file));
    for (let folder = posix.dirname(file); folder !== '.'; folder = posix.dirname(folder)) known.add(folder);
  }
  return paths.filter((path) => !known.has(path));
}

if (process.argv[1] === import.meta.filename) {
  const files = repoFiles();
  for (const page of files.filter((file) => file.endsWith('.md') && !file.startsWith(GUIDE))) {
    for (const path of missingPaths(namedPaths(readFileSync(join(root, page), 'utf8'), page), files)) {
      console.error(`${page} names ${path}, which does not exist.`);
      process.exitCode = 1;
    }
  }
}
