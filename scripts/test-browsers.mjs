import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureDependencies } from './ensure-dependencies.mjs';
import { probePort } from './support/ports.mjs';
import { root, run } from './support/run.mjs';

/*
 * Runs the scenarios of scripts/browsers/scenario-files.mjs in Firefox and in WebKit, both at once:
 *   npm run test:browsers
 *   npm run test:browsers -- firefox e2e/drag/drag.spec.ts
 * BUILT=1 uses the present export in out/.
 */

ensureDependencies();
// Imported late, because these modules need packages that `ensureDependencies` installs.
const { ensurePrograms } = await import('./browsers/ensure-programs.mjs');
const { BROWSERS, filesOf, skipPattern } = await import('./browsers/scenarios.mjs');
const { reportTable } = await import('./browsers/report.mjs');

const wanted = process.argv.slice(2);
const browsers = BROWSERS.filter((name) => wanted.includes(name));
const chosen = browsers.length > 0 ? browsers : BROWSERS;
const named = wanted.filter((word) => !BROWSERS.includes(word));

async function build() {
  if (process.env.BUILT) return;
  const built = await run(process.execPath, ['scripts/build.mjs']);
  if (built.code !== 0) throw new Error('The build failed; see the messages above.');
}

/** Playwright's report; undefined if Playwright did not finish. */
async function runScenarios(browser, port) {
  const report = join(root, 'test-results', `${browser}.json`);
  rmSync(report, { force: true });
  const files = named.length > 0 ? named : filesOf(browser);
  const config = `e2e/browsers/${browser}.config.ts`;
  const args = ['test', '-c', config, '--retries=1', '--grep-invert', skipPattern(browser), ...files];
  const started = performance.now();
  // Both runs print at once, so neither run may overwrite lines.
  await run('playwright', args, { env: { E2E_PORT: String(port), PLAYWRIGHT_FORCE_TTY: '0' } });
  const minutes = (performance.now() - started) / 60_000;
  console.log(`— ${browser}: ${minutes.toFixed(1)} minutes`);
  try {
    return JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    return undefined;
  }
}

async function testBrowsers() {
  ensurePrograms(chosen);
  mkdirSync(join(root, 'test-results'), { recursive: true });
  await build();
  const port = process.env.E2E_PORT ? Number(process.env.E2E_PORT) : await probePort(0);
  const { serveExport } = await import('./serve-export.mjs');
  const { basePath } = await import('./support/export/build-stamp.mjs');
  const server = await serveExport({ basePath, port, root: join(root, 'out') });
  const reports = {};
  await Promise.all(
    chosen.map(async (browser) => {
      reports[browser] = await runScenarios(browser, port);
    }),
  );
  server.close();
  server.closeAllConnections();
  const { text, passed, failed } = reportTable(
    Object.fromEntries(chosen.map((browser) => [browser, reports[browser]])),
    named,
  );
  console.log(`\n${text}\n\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

try {
  await testBrowsers();
} catch (error) {
  console.error(error.message);
  console.log('\n0 passed, 1 failed');
  process.exitCode = 1;
}
