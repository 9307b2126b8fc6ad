import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { ensureDependencies } from './ensure-dependencies.mjs';
import { root } from './support/run.mjs';

/*
 * Measures the first visit to every page in out/ with Lighthouse's mobile settings, from a host that
 * compresses. Compares with an empty page of the same versions. Loads all pages in turn, ROUNDS times (3).
 * Further exports are arguments: npm run bench:load -- path/of/an/earlier/out. Needs a quiet machine. Writes
 * e2e/bench/LOAD.md.
 */

ensureDependencies();
const { chromium } = await import('@playwright/test');
const { ensureBrowser } = await import('./ensure-browser.mjs');
const { buildEmptyPage } = await import('./bench/empty-page.mjs');
const { serveCompressed } = await import('./bench/compressing-server.mjs');
const { measureLoad } = await import('./bench/lighthouse.mjs');

const PAGES = (process.env.PAGES ?? '/ /employees /templates /settings /insights').split(' ');
const ROUNDS = Number(process.env.ROUNDS ?? 3);
const RESULTS = join(root, 'e2e/bench/LOAD.md');

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
const others = process.argv.slice(2).map((folder) => ({ name: basename(resolve(folder)), folder }));
const builds = [{ name: 'this build', folder: join(root, 'out') }, ...others];

const browser = ensureBrowser() ?? chromium.executablePath();
const empty = await serveCompressed(await buildEmptyPage());
const served = await Promise.all(
  builds.map(async ({ name, folder }) => ({ name, ...(await serveCompressed(folder)) })),
);
const loads = [
  { name: 'An empty page', url: `${empty.url}/`, figures: [] },
  ...PAGES.flatMap((page) =>
    served.map(({ name, url }) => ({ name: `\`${page}\`, ${name}`, url: url + page, figures: [] })),
  ),
];

for (let round = 1; round <= ROUNDS; round += 1) {
  for (const load of loads) {
    load.figures.push(await measureLoad(load.url, browser));
    console.log(round, load.name, JSON.stringify(load.figures.at(-1)));
  }
}
for (const { close } of [empty, ...served]) close();

const COLUMNS = [
  ['Score', ({ score }) => score, (value) => String(value)],
  ['First paint, s', ({ firstPaint }) => firstPaint, (value) => (value / 1000).toFixed(2)],
  ['Largest paint, s', ({ largestPaint }) => largestPaint, (value) => (value / 1000).toFixed(2)],
  ['Speed index, s', ({ speedIndex }) => speedIndex, (value) => (value / 1000).toFixed(2)],
  ['Blocking, ms', ({ blocking }) => blocking, (value) => value.toFixed(0)],
  ['Shift', ({ shift }) => shift, (value) => value.toFixed(3)],
];
const table = [
  ['', ...COLUMNS.map(([name]) => name)],
  ['-', ...COLUMNS.map(() => '-:')],
  ...loads.map(({ name, figures }) => [
    name,
    ...COLUMNS.map(([, read, format]) => format(median(figures.map(read)))),
  ]),
]
  .map((cells) => `| ${cells.join(' | ')} |`)
  .join('\n');
console.log(table);

const { version } = JSON.parse(readFileSync(join(root, 'node_modules/next/package.json'), 'utf8'));
if (!process.env.PAGES) {
  writeFileSync(
    RESULTS,
    `# Results of \`npm run bench:load\`\n\n${new Date().toISOString().slice(0, 10)}; Lighthouse 13 mobile, first visits, medians of ${ROUNDS} interleaved rounds; Next ${version}.\n\n${table}\n`,
  );
}
