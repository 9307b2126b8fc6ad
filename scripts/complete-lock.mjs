import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { missingBuilds } from './support/missing-builds.mjs';
import { root } from './support/run.mjs';

/*
 * Adds to the lock file the builds for other systems that npm omitted because the registry in use lacks the
 * builds: `node scripts/complete-lock.mjs`, after every `npm install` that changes the lock file. Otherwise
 * `npm ci` refuses the lock file everywhere. Each build gets the version that its package names. The hash of
 * an added build is unknown, so npm checks no hash for the build.
 */
const path = join(root, 'package-lock.json');
const lock = JSON.parse(readFileSync(path, 'utf8'));
const missing = missingBuilds(lock.packages);
const packages = { ...lock.packages, ...Object.fromEntries(missing) };
// Sorts as npm does, so that the next install reorders no entries.
const sorted = Object.keys(packages).sort((one, other) => one.localeCompare(other, 'en'));
lock.packages = Object.fromEntries(sorted.map((key) => [key, packages[key]]));
writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`package-lock.json: ${missing.length} builds for other systems noted`);
