import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repoFiles } from '../repo-files.mjs';
import { root } from '../run.mjs';

/** All quoted texts of the source, and how its template literals begin and end around a variable. */
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

/** Whether the source names a key: whole or by a dotted end of it, or as the two halves around a variable. */
export function isUsed(key, { beginnings, endings, quoted }) {
  const parts = key.split('.');
  const tails = parts.map((_, start) => parts.slice(start).join('.'));
  if (tails.some((tail) => quoted.has(tail))) return true;
  // `status.${state}` stands for status.open, and `${state}Title` for openTitle wherever 'open' is a word of ours.
  const last = tails.at(-1);
  return (
    tails.some((tail) => [...beginnings].some((beginning) => tail.startsWith(beginning))) ||
    [...endings].some((ending) => last.endsWith(ending) && quoted.has(last.slice(0, -ending.length)))
  );
}
