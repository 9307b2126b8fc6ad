import { copyFileSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../support/run.mjs';

const notPages = ['index.html', '404.html', '_not-found.html'];
/** The page of app/(app)/missing: hosts show it for an address that leads nowhere, and nobody asks for it by name. */
const missing = 'missing';

/**
 * Calls the page for what is missing as hosts call it, and copies out/insights.html to out/insights/index.html, and so on
 * for every page. The export fills a folder of that name with payload files, and a plain static host sends /insights to
 * that folder instead of to the page.
 */
export function finishExport(out = join(root, 'out')) {
  renameSync(join(out, `${missing}.html`), join(out, '404.html'));
  for (const name of [missing, `${missing}.txt`]) rmSync(join(out, name), { force: true, recursive: true });
  for (const name of readdirSync(out)) {
    if (!name.endsWith('.html') || notPages.includes(name)) continue;
    const folder = join(out, name.slice(0, -'.html'.length));
    mkdirSync(folder, { recursive: true });
    copyFileSync(join(out, name), join(folder, 'index.html'));
  }
}
