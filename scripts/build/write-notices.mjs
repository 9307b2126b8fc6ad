import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../support/run.mjs';
import { NOTICES_FILE, noticesOf } from '../support/supply/notices.mjs';
import { readShipped } from '../support/supply/shipped-packages.mjs';

/** Adds the notices of all shipped packages to the export. */
export function writeNotices(out = join(root, 'out')) {
  writeFileSync(join(out, NOTICES_FILE), noticesOf(readShipped(root)));
}
