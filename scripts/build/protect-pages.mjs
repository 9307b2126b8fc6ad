import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { protectPage } from '../support/export/page-policy.mjs';
import { root } from '../support/run.mjs';

/** Adds the content security policy to every page of the export. Must run after the last change to a page. */
export function protectPages(out = join(root, 'out')) {
  for (const name of readdirSync(out, { recursive: true })) {
    if (!name.endsWith('.html')) continue;
    const path = join(out, name);
    writeFileSync(path, protectPage(readFileSync(path, 'utf8')));
  }
}
