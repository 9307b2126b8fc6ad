import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { BarChart3, LayoutTemplate, Plus } from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ensureBrowser } from '../ensure-browser.mjs';
import { icoOf } from '../support/files/ico-file.mjs';
import { pngOf } from '../support/files/png-file.mjs';
import { root, run } from '../support/run.mjs';

/*
 * Draws every icon of the installed app from app/icon.svg, in the sizes of lib/install/app-icons.json. Takes
 * the manifest's screenshots from the built export (`npm run build` first): `node scripts/make/icons.mjs`.
 */

const APPLE_SIZE = 180;
const FAVICON_SIZE = 32;
const SHORTCUTS = { 'add-shift': Plus, insights: BarChart3, templates: LayoutTemplate };

const sizes = JSON.parse(readFileSync(join(root, 'lib', 'install', 'app-icons.json'), 'utf8'));
const mark = readFileSync(join(root, 'app', 'icon.svg'), 'utf8');
const color = /fill="(#[\da-f]{6})"/.exec(mark)[1];

/** Fills the entire square: the platform crops its own shape, and the bars are within its safe circle. */
const filled = mark.replace('rx="8"', '');
/** Only the bars, larger: the platform paints them in its own color. */
const bars = mark.replace(/<rect width="28"[^>]*>/, '').replace('viewBox="0 0 28 28"', 'viewBox="4 4 20 20"');

function shortcutMark(icon) {
  const glyph = renderToStaticMarkup(
    createElement(icon, { x: 26, y: 26, width: 44, height: 44, color: '#fff', strokeWidth: 2 }),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><circle cx="48" cy="48" r="48" fill="${color}"/>${glyph}</svg>`;
}

const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox'] });
const page = await browser.newPage();

/** Renders the drawing as a PNG; `size` is the side in pixels. */
async function renderPng(svg, size) {
  const pixels = await page.evaluate(
    async ({ source, side }) => {
      const image = new Image(side, side);
      image.src = `data:image/svg+xml,${encodeURIComponent(source)}`;
      await image.decode();
      const context = new OffscreenCanvas(side, side).getContext('2d');
      context.drawImage(image, 0, 0, side, side);
      const bytes = context.getImageData(0, 0, side, side).data;
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
    },
    { source: svg, side: size },
  );
  return pngOf(Buffer.from(pixels, 'base64'), size);
}

const folder = join(root, 'public', 'icons');
rmSync(folder, { force: true, recursive: true });
mkdirSync(folder, { recursive: true });
const save = async (name, svg, size) =>
  writeFileSync(join(folder, `${name}.png`), await renderPng(svg, size));

for (const size of sizes.any) await save(`any-${size}`, mark, size);
for (const size of sizes.maskable) await save(`maskable-${size}`, filled, size);
for (const size of sizes.monochrome) await save(`monochrome-${size}`, bars, size);
for (const name of sizes.shortcut.names)
  await save(`shortcut-${name}`, shortcutMark(SHORTCUTS[name]), sizes.shortcut.size);
writeFileSync(join(root, 'app', 'apple-icon.png'), await renderPng(filled, APPLE_SIZE));
writeFileSync(join(root, 'app', 'favicon.ico'), icoOf(await renderPng(mark, FAVICON_SIZE), FAVICON_SIZE));
await browser.close();

mkdirSync(join(root, 'public', 'screenshots'), { recursive: true });
const pictures = ['test', '--config', 'e2e/pictures/playwright.config.ts', 'screenshots'];
process.exitCode = (await run('playwright', pictures)).code;
