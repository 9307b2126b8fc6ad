import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { missingBuilds } from './support/missing-builds.mjs';
import { root } from './support/run.mjs';

/*
 * Notes in the lock file the builds for other systems that npm left out because the registry at hand does not have
 * them: `node scripts/complete-lock.mjs`, after every `npm install` that changes the lock file. Without them `npm ci`
 * refuses the lock file everywhere. Their version is the one that their package names; a hash of their content cannot
 * be known here, so npm checks none for them.
 */
const path = join(root, 'package-lock.json');
const lock = JSON.parse(readFileSync(path, 'utf8'));
const missing = missingBuilds(lock.packages);
const packages = { ...lock.packages, ...Object.fromEntries(missing) };
// npm writes the entries in this order, so that the next install moves none.
const sorted = Object.keys(packages).sort((one, other) => one.localeCompare(other, 'en'));
lock.packages = Object.fromEntries(sorted.map((key) => [key, packages[key]]));
writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`package-lock.json: ${missing.length} builds for other systems noted`);
