import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from '../support/run.mjs';

const VERSION = '13.5.0';
const HOME = join(root, 'test-results', 'lighthouse');
const PROGRAM = join(HOME, 'node_modules', 'lighthouse', 'cli', 'index.js');

/** Installs Lighthouse on first use, because Lighthouse brings a hundred packages that nothing else needs. */
async function ensureLighthouse() {
  if (existsSync(PROGRAM)) return;
  mkdirSync(HOME, { recursive: true });
  writeFileSync(join(HOME, 'package.json'), '{ "private": true }\n');
  const args = ['install', '--prefix', HOME, '--ignore-scripts', '--no-audit', `lighthouse@${VERSION}`];
  const { code, output } = await run('npm', args, { quiet: true });
  if (code !== 0) throw new Error(output);
}

/** Lighthouse's mobile figures of one load: score from 0 to 100, times in milliseconds. */
export async function measureLoad(url, browser) {
  await ensureLighthouse();
  const file = join(HOME, 'report.json');
  const { code, output } = await run(
    process.execPath,
    [
      PROGRAM,
      url,
      '--only-categories=performance',
      '--output=json',
      `--output-path=${file}`,
      '--quiet',
      '--chrome-flags=--headless=new --no-sandbox',
    ],
    { env: { CHROME_PATH: browser }, quiet: true },
  );
  if (code !== 0) throw new Error(output);
  const { audits, categories } = JSON.parse(readFileSync(file, 'utf8'));
  return {
    score: Math.round(categories.performance.score * 100),
    firstPaint: audits['first-contentful-paint'].numericValue,
    largestPaint: audits['largest-contentful-paint'].numericValue,
    speedIndex: audits['speed-index'].numericValue,
    blocking: audits['total-blocking-time'].numericValue,
    shift: audits['cumulative-layout-shift'].numericValue,
  };
}
