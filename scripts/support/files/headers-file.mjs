import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const asPattern = (path) =>
  new RegExp(`^${path.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`);

/** Parses a `_headers` file: a path, which may contain `*`, and indented lines of `Name: value` below it. */
export function parseHeaders(text) {
  const rules = [];
  for (const line of text.split(/\r?\n/)) {
    if (/^\s*(#|$)/.test(line)) continue;
    if (/^\S/.test(line)) {
      rules.push({ pattern: asPattern(line.trim()), headers: [] });
      continue;
    }
    const [, name, value] = /^\s+([\w-]+):\s*(.+?)\s*$/.exec(line) ?? [];
    if (name === undefined || rules.length === 0) throw new Error(`_headers: cannot parse: ${line}`);
    rules.at(-1).headers.push([name, value]);
  }
  return rules;
}

/**
 * The headers of all rules that match the path, as hosts combine them: a header that occurs twice gets both
 * values.
 */
export function headersFor(rules, path) {
  const found = new Map();
  for (const { pattern, headers } of rules) {
    if (!pattern.test(path)) continue;
    for (const [name, value] of headers) {
      found.set(name, found.has(name) ? `${found.get(name)}, ${value}` : value);
    }
  }
  return found;
}

/** The rules of an export; empty if the export has no `_headers` file. */
export function readHeaders(out) {
  const path = join(out, '_headers');
  return existsSync(path) ? parseHeaders(readFileSync(path, 'utf8')) : [];
}
