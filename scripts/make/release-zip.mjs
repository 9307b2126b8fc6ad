import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { zipFolder } from '../support/files/zip-folder.mjs';
import { root } from '../support/run.mjs';

/* Packs the export for a release: `node scripts/make/release-zip.mjs brigade.zip`. */

const [, , target = 'brigade.zip'] = process.argv;
const zip = zipFolder(join(root, 'out'));
writeFileSync(target, zip);
console.log(`${target}: ${zip.length} bytes`);
