import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repoFiles } from '../repo-files.mjs';
import { root } from '../run.mjs';

/** All quoted texts of the source, and the parts of its template literals before and after a variable. */
export function readQuotedTexts(folders) {
  const quoted = new Set();
  const beginnings = new Set();
  const endings = new Set();
  for (const path of folders.flatMap((folder) => repoFiles(folder))) {
    if (!/\.(?:tsx?|mjs)$/.test(path)) continue;
    const source = readFileSync(join(root, path), 'utf8');
    for (const [, text] of source.matchAll(/['"`]([^'"`\n]+)(?=['"`])/g)) quoted.add(text);
    for (const [, text] of source.matchAll(/`([\w.-]+\.)\$\{/g)) beginnings.add(text);
    for (const [, text] of source.matchAll(/\}(\w+)`/g)) endings.add(text);
  }
  return { beginnings, endings, quoted };
}

/**
 * Whether the source contains the key: completely, by a dotted end, or as the two parts around a variable.
 */
export function isUsed(key, { beginnings, endings, quoted }) {
  const parts = key.split('.');
  const tails = parts.map((_, start) => parts.slice(start).join('.'));
  if (tails.some((tail) => quoted.has(tail))) return true;
  // `status.${state}` matches status.open, and `${state}Title` matches openTitle if 'open' is a quoted text.
  const last = tails.at(-1);
  return (
    tails.some((tail) => [...beginnings].some((beginning) => tail.startsWith(beginning))) ||
    [...endings].some((ending) => last.endsWith(ending) && quoted.has(last.slice(0, -ending.length)))
  );
}
