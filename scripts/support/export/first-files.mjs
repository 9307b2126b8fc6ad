import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, posix } from 'node:path';

const ENTRIES = new Set(['page.tsx', 'layout.tsx', 'default.tsx', 'error.tsx', 'global-error.tsx']);
/** Only statements: `import()` loads later, and a type is removed by the build. */
const STATEMENTS = /^(?:import|export) (?!type )(?:[^'";()]* from )?'([^']+)'/gm;
const SHEETS = /^@import "([^"]+)";/gm;
const CALLS = /\bimport\('([^']+)'\)/g;

function resolve(root, from, specifier) {
  const base = specifier.startsWith('@/')
    ? specifier.slice(2)
    : specifier.startsWith('.') && posix.join(posix.dirname(from), specifier);
  if (!base || !/^(?:app|components)\//.test(base)) return undefined;
  return ['', '.tsx', '.ts']
    .map((ending) => `${base}${ending}`)
    .find((path) => /\.(?:css|tsx?)$/.test(path) && existsSync(`${root}/${path}`));
}

function importsOf(root, path, pattern) {
  const source = readFileSync(`${root}/${path}`, 'utf8');
  if (path.endsWith('.css') !== (pattern === SHEETS)) return [];
  return [...source.matchAll(pattern)].flatMap(([, specifier]) => resolve(root, path, specifier) ?? []);
}

/** The files that a file imports on first use. */
export const laterImports = (root, path) => importsOf(root, path, CALLS);

/** The entry files of an app/ folder and all folders below it, and the layouts of the folders above. */
function entriesOf(root, folder) {
  const found = readdirSync(`${root}/${folder}`, { recursive: true })
    .map((name) => `${folder}/${String(name).replaceAll('\\', '/')}`)
    .filter((path) => ENTRIES.has(basename(path)));
  for (let above = posix.dirname(folder); above !== '.'; above = posix.dirname(above)) {
    const around = readdirSync(`${root}/${above}`).filter((name) => name !== 'page.tsx' && ENTRIES.has(name));
    found.push(...around.map((name) => `${above}/${name}`));
  }
  return found;
}

/**
 * The files of app/ and components/ that the places import statically, directly or indirectly; as paths from
 * the root. A place is a file, or an app/ folder, which means its pages with their layouts.
 */
export function firstFiles(root, places) {
  const found = new Set(
    places.flatMap((place) => (existsSync(`${root}/${place}/.`) ? entriesOf(root, place) : place)),
  );
  for (const path of found) {
    for (const file of [STATEMENTS, SHEETS].flatMap((pattern) => importsOf(root, path, pattern))) {
      found.add(file);
    }
  }
  return [...found];
}
