import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The app's dependencies that are in no file of the export. */
const NOT_SHIPPED = new Set([
  // Packages with only types.
  '@react-types/shared',
  '@schummar/icu-type-parser',
  '@standard-schema/spec',
  'client-only',
  'csstype',
  // Packages that run while Next.js builds.
  '@next/env',
  'baseline-browser-mapping',
  'caniuse-lite',
  'nanoid',
  'picocolors',
  'postcss',
  'source-map-js',
  'styled-jsx',
  // The parts of packages that are for Node.js.
  'argparse',
  'graceful-fs',
  'js-yaml',
  'lodash',
  'node-int64',
  'prepin',
  'unzipper-esm',
]);

/** A build tool that leaves its own text in the export. */
const LEFT_IN_STYLES = new Set(['tailwindcss']);

/** Third-party packages that a package contains, and that are in the export. */
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

/** The folders of the packages that are in the export, entirely or in part, from a lock file's packages. */
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

/** An installed package: `{ name, version, license, source, texts }`; the texts are its license files. */
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

/** All shipped packages, as installed below that root. */
export function readShipped(root) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  return shippedPaths(packages)
    .filter((path) => existsSync(join(root, path)))
    .map((path) => readPackage(root, path));
}
