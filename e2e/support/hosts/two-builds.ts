import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { OTHER_EXPORTS } from '@/scripts/support/export/other-exports.mjs';
import { WORKER_FILE } from '@/scripts/support/files/worker-file.mjs';

/** A finished export, and what distinguishes it from another. */
export interface Build {
  readonly folder: string;
  /** Contained in each of its pages and payloads. */
  readonly id: string;
  readonly scripts: readonly string[];
}

function readBuild(folder: string): Build {
  const files = join(folder, '_next', 'static');
  const id = readdirSync(files).find((name) => readdirSync(join(files, name)).includes('_buildManifest.js'));
  if (!id) throw new Error(`There is no build in ${folder}.`);
  return { folder, id, scripts: readdirSync(join(files, 'chunks')).filter((name) => name.endsWith('.js')) };
}

/** The build in out/, and a newer one with other settings, which is built if missing. */
export function readBuilds(): { readonly older: Build; readonly newer: Build } {
  execFileSync(process.execPath, ['scripts/build/other.mjs', 'second'], { stdio: 'inherit' });
  return { older: readBuild('out'), newer: readBuild(OTHER_EXPORTS.second) };
}

/** Bytes fetched to install the newer build over the older one: the worker with its file list, and the new files. */
export function newBytes(older: Build, newer: Build): number {
  const [before, after] = [older, newer].map(({ folder }) => {
    const script = readFileSync(join(folder, WORKER_FILE), 'utf8');
    const entries = [...script.matchAll(/\{"integrity":"([^"]+)","url":"([^"]+)"\}/g)];
    return new Map(entries.map(([, integrity = '', url = '']) => [integrity, url]));
  });
  if (!before || !after || after.size === 0) throw new Error('The list in sw.js cannot be read.');
  const fresh = [...after].filter(([integrity]) => !before.has(integrity)).map(([, url]) => url);
  return [WORKER_FILE, ...fresh].reduce((sum, url) => sum + readFileSync(join(newer.folder, url)).length, 0);
}

/** The builds that a page's HTML and scripts come from; one when all is well. */
export async function buildsOn(page: Page, builds: readonly Build[]): Promise<readonly string[]> {
  const { html, loaded } = await page.evaluate(() => ({
    html: [...document.scripts].map(({ textContent }) => textContent).join(''),
    loaded: performance.getEntriesByType('resource').map(({ name }) => name.split('/').at(-1) ?? ''),
  }));
  const found = builds.filter(({ id, scripts }) => {
    const others = builds.filter((build) => build.id !== id).flatMap((build) => build.scripts);
    const ownScripts = new Set(scripts.filter((name) => !others.includes(name)));
    return html.includes(id) || loaded.some((name) => ownScripts.has(name));
  });
  return found.map(({ id }) => id);
}

/** Resolves when a service worker controls the page. */
export async function waitForWorker(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** Makes the page check its host for a newer version now. */
export const lookForUpdate = (page: Page): Promise<boolean> =>
  page.evaluate(() => window.dispatchEvent(new Event('online')));
