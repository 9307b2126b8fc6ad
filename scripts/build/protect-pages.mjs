import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { protectPage } from '../support/export/page-policy.mjs';
import { root } from '../support/run.mjs';

/** Gives every page of the export its content security policy; to be called when no page changes any more. */
export function protectPages(out = join(root, 'out')) {
  for (const name of readdirSync(out, { recursive: true })) {
    if (!name.endsWith('.html')) continue;
    const path = join(out, name);
    writeFileSync(path, protectPage(readFileSync(path, 'utf8')));
  }
}
