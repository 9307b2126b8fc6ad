import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { missingBuilds } from './support/missing-builds.mjs';
import { root } from './support/run.mjs';

/*
 * Adds to the lock file the builds for other systems that npm omitted because the registry in use does not
 * have them: `node scripts/complete-lock.mjs`, after every `npm install` that changes the lock file.
 * Otherwise `npm ci` refuses the lock file everywhere. Their version is the one that their package names.
 * Their hash is unknown here, so npm checks none for them.
 */
const path = join(root, 'package-lock.json');
const lock = JSON.parse(readFileSync(path, 'utf8'));
const missing = missingBuilds(lock.packages);
const packages = { ...lock.packages, ...Object.fromEntries(missing) };
// npm's own order of entries, so that the next install reorders none.
const sorted = Object.keys(packages).sort((one, other) => one.localeCompare(other, 'en'));
lock.packages = Object.fromEntries(sorted.map((key) => [key, packages[key]]));
writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`package-lock.json: ${missing.length} builds for other systems noted`);
