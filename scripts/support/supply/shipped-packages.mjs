import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the app depends on by name, and what yet stands in no file of the export. */
const NOT_SHIPPED = new Set([
  // Types alone.
  '@react-types/shared',
  '@schummar/icu-type-parser',
  '@standard-schema/spec',
  'client-only',
  'csstype',
  // Runs while Next.js builds.
  '@next/env',
  'baseline-browser-mapping',
  'caniuse-lite',
  'nanoid',
  'picocolors',
  'postcss',
  'source-map-js',
  'styled-jsx',
  // The halves of packages that are for Node.js.
  'argparse',
  'graceful-fs',
  'js-yaml',
  'lodash',
  'node-int64',
  'prepin',
  'unzipper-esm',
]);

/** What only builds the export, and yet leaves text of its own in it. */
const LEFT_IN_STYLES = new Set(['tailwindcss']);

/** Packages of others that a package brings within itself, and that stand in the export. */
const VENDORED = {
  next: ['process', 'react', 'react-dom', 'react-server-dom-turbopack', 'scheduler'].map(
    (name) => `dist/compiled/${name}`,
  ),
};

const nameOf = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

function isShipped(path, { dev, devOptional, optional }) {
  const name = nameOf(path);
  if (LEFT_IN_STYLES.has(name)) return true;
  if (path === '' || dev || devOptional || optional) return false;
  return !NOT_SHIPPED.has(name) && !name.startsWith('@types/');
}

/** The folders of the packages that stand in the export, wholly or in part, by the packages of a lock file. */
export const shippedPaths = (locked) =>
  Object.keys(locked)
    .filter((path) => isShipped(path, locked[path]))
    .sort();

const TEXT = /^(?:licen[cs]e|copying|notice)(?:[.-].*)?$/i;

const textsIn = (folder) =>
  readdirSync(folder)
    .filter((file) => TEXT.test(file))
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8').replace(/\r\n?/g, '\n').trim());

/** A package as installed: `{ name, version, license, source, texts }`, its licence texts as it brings them. */
function readPackage(root, path) {
  const folder = join(root, path);
  const { name, version, license, author, repository } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  const address = typeof repository === 'string' ? repository : repository?.url;
  const inside = (VENDORED[name] ?? []).map((part) => join(folder, part));
  const texts = [...new Set([folder, ...inside].flatMap(textsIn))];
  const source = address?.replace(/^git\+/, '').replace(/^(?:git|ssh):\/\/(?:git@)?/, 'https://');
  return { name, version, license, author: author?.name ?? author, source, texts };
}

/** Everything that is shipped, as installed below that root. */
export function readShipped(root) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  return shippedPaths(packages)
    .filter((path) => existsSync(join(root, path)))
    .map((path) => readPackage(root, path));
}
