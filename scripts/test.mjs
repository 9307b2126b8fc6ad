import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureDependencies } from './ensure-dependencies.mjs';
import { TESTED_SUB_PATH } from './support/export/other-exports.mjs';
import { probePort } from './support/ports.mjs';
import { root, run } from './support/run.mjs';
import { countJest, countPlaywright } from './support/test-counts.mjs';

const { positionals: rest, values } = parseArgs({
  allowPositionals: true,
  options: { deep: { type: 'boolean' }, only: { type: 'string' } },
});
const runners = { check: runCheck, jest: runJest, e2e: runBrowserTests };
const chosen = values.only?.split(',') ?? Object.keys(runners);

if (values.deep) {
  process.env.ROUNDS ??= '20';
  process.env.SEED ??= String(Math.floor(Math.random() * 2 ** 31));
  console.log(`Deep run: ROUNDS=${process.env.ROUNDS} SEED=${process.env.SEED}`);
}

async function runCheck() {
  const { check } = await import('./check.mjs');
  return [await check()];
}

async function runJest() {
  const { ensureRelay } = await import('./ensure-relay.mjs');
  ensureRelay();
  const report = 'test-results/jest.json';
  const { code } = await run('jest', ['--json', `--outputFile=${report}`, ...rest]);
  return [countJest(report, code)];
}

async function runBrowserTests() {
  const { ensureBrowser } = await import('./ensure-browser.mjs');
  ensureBrowser();
  const env = chosen.includes('check') ? { BRIGADE_TYPES_ARE_CHECKED: 'true' } : {};
  const built = await run(process.execPath, ['scripts/build.mjs'], { env });
  if (built.code !== 0) return [{ failed: 1, passed: 0 }];
  // Only the scenarios of updates need the second build. The build runs before the scenarios, because a build
  // at the same time would slow all scenarios down.
  const second = await run(process.execPath, ['scripts/build/other.mjs', 'second']);
  if (second.code !== 0) return [{ failed: 1, passed: 0 }];

  // Only the deep run has the scenarios of other hosts. Their build runs before the scenarios, because two
  // builds at once would interfere.
  if (values.deep) {
    const subPath = { NEXT_PUBLIC_BASE_PATH: TESTED_SUB_PATH };
    const third = await run(process.execPath, ['scripts/build/other.mjs', 'sub-path'], { env: subPath });
    if (third.code !== 0) return [{ failed: 1, passed: 0 }];
  }

  // A separate port, so that the tests never use another server, perhaps with an older build.
  const port = process.env.E2E_PORT ?? String(await probePort(0));
  const report = 'test-results/e2e.json';
  const { code } = await run('playwright', ['test', '--retries=1', ...rest], { env: { E2E_PORT: port } });
  return [{ failed: 0, passed: 1 }, countPlaywright(report, code)];
}

async function attempt(name) {
  console.log(`\n— ${name}`);
  try {
    return await runners[name]();
  } catch (error) {
    console.error(error.message ?? error);
    return [{ failed: 1, passed: 0 }];
  }
}

const unknown = chosen.filter((name) => !(name in runners));
if (unknown.length > 0) {
  console.error(`--only takes ${Object.keys(runners).join(', ')}, not ${unknown.join(', ')}.`);
  process.exit(2);
}

ensureDependencies();
const results = join(root, 'test-results');
rmSync(results, { force: true, recursive: true });
mkdirSync(results);

const counts = [];
for (const name of chosen) counts.push(...(await attempt(name)));

const sum = (key) => counts.reduce((total, count) => total + count[key], 0);
const summary = `${sum('passed')} passed, ${sum('failed')} failed`;
writeFileSync(join(results, 'summary.txt'), `${summary}\n`);
console.log(`\n${summary}`);
process.exitCode = sum('failed') > 0 ? 1 : 0;
