import { copyFileSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './support/run.mjs';

const notPages = ['index.html', '404.html', '_not-found.html'];

/**
 * Copies out/insights.html to out/insights/index.html, and so on for every page. The export fills a folder of
 * that name with payload files, and a plain static host sends /insights to that folder instead of to the page.
 */
export function finishExport(out = join(root, 'out')) {
  for (const name of readdirSync(out)) {
    if (!name.endsWith('.html') || notPages.includes(name)) continue;
    const folder = join(out, name.slice(0, -'.html'.length));
    mkdirSync(folder, { recursive: true });
    copyFileSync(join(out, name), join(folder, 'index.html'));
  }
}
