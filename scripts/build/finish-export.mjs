import { copyFileSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../support/run.mjs';

const notPages = ['index.html', '404.html', '_not-found.html'];
/** The page of app/(app)/missing, which hosts show for unknown addresses. */
const missing = 'missing';

/**
 * Renames the missing page to 404.html, as hosts expect. Copies out/insights.html to out/insights/index.html,
 * and so on for every page. The export fills a folder of that name with payload files, and a plain static
 * host serves /insights from that folder instead of the page.
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
