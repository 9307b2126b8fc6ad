import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { frameWords, guardFrames } from '../support/export/frame-guard.mjs';
import { root } from '../support/run.mjs';

const catalogs = join(root, 'lib', 'i18n', 'messages', 'framed');

/**
 * Prevents every page of the export from showing in a frame. Must run after all other steps that insert at
 * the start of a page.
 */
export function guardPages(out = join(root, 'out')) {
  const words = Object.fromEntries(
    readdirSync(catalogs)
      .sort()
      .map((name) => [
        basename(name, '.json'),
        frameWords(JSON.parse(readFileSync(join(catalogs, name), 'utf8'))),
      ]),
  );
  for (const name of readdirSync(out, { recursive: true })) {
    if (!name.endsWith('.html')) continue;
    const path = join(out, name);
    writeFileSync(path, guardFrames(readFileSync(path, 'utf8'), words));
  }
}
