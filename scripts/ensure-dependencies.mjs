import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

function readPackages(path) {
  try {
    return JSON.parse(readFileSync(join(root, path), 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/**
 * Compares the installed packages with the lock file by content, because file times mean nothing after a
 * checkout.
 */
function isUpToDate() {
  const wanted = readPackages('package-lock.json');
  const installed = readPackages('node_modules/.package-lock.json');
  if (!wanted || !installed) return false;
  return Object.entries(wanted).every(([path, { version, optional, devOptional, peer }]) => {
    if (path === '') return true;
    // Builds for other systems are optional and not installed.
    if (!installed[path]) return Boolean(optional || devOptional || peer);
    return installed[path].version === version;
  });
}

function npm(args, stdio) {
  const options = { cwd: root, shell: process.platform === 'win32', stdio };
  return spawnSync('npm', [...args, '--include=dev', '--no-audit', '--no-fund'], options).status === 0;
}

/**
 * Installs missing or outdated packages. Uses only Node.js itself, because the function runs before any
 * package is installed.
 */
export function ensureDependencies() {
  if (isUpToDate()) return;
  console.log('Installing the dependencies…');
  // `npm ci` refuses a lock file without the builds for other systems. `npm install --no-save` installs the
  // same locked versions, adds those builds, and does not change the lock file.
  if (npm(['ci'], 'ignore') || npm(['install', '--no-save'], 'inherit')) return;
  console.error('The dependencies could not be installed; see the messages of npm above.');
  process.exit(1);
}
