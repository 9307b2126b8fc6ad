import { ensureDependencies } from './ensure-dependencies.mjs';
import { run } from './support/run.mjs';

const node = (script) => () => run(process.execPath, [script], { quiet: true });

async function checkTypes() {
  // Route types are generated anew for each check, so that links to a removed page fail.
  const generated = await run('next', ['typegen'], { quiet: true });
  if (generated.code !== 0) return generated;
  const checked = await run('tsc', ['--noEmit'], { quiet: true });
  if (checked.code !== 0) return checked;
  // The service worker has other global types than pages.
  const worker = await run('tsc', ['--noEmit', '-p', 'worker'], { quiet: true });
  return { ...worker, seconds: generated.seconds + checked.seconds + worker.seconds };
}

const SPELLING_CACHE = 'node_modules/.cache/cspell';

const steps = {
  types: checkTypes,
  'lint and format': () => run('biome', ['ci', '--colors=off', '--error-on-warnings'], { quiet: true }),
  messages: node('scripts/check/messages.mjs'),
  'paths in documents': node('scripts/check/architecture.mjs'),
  prose: node('scripts/check/prose.mjs'),
  spelling: () =>
    run('cspell', ['--no-progress', '--no-summary', '--cache', '--cache-location', SPELLING_CACHE], {
      quiet: true,
    }),
  'dead code': () => run('knip', ['--no-progress'], { quiet: true }),
};

/** Runs all steps at once and counts passed and failed ones; prints only the output of failed steps. */
export async function check() {
  const codes = await Promise.all(
    Object.entries(steps).map(async ([name, step]) => {
      const { code, output, seconds } = await step();
      if (code !== 0) console.log(output.trimEnd());
      console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`);
      return code;
    }),
  );
  const passed = codes.filter((code) => code === 0).length;
  return { failed: codes.length - passed, passed };
}

if (process.argv[1] === import.meta.filename) {
  ensureDependencies();
  process.exitCode = (await check()).failed > 0 ? 1 : 0;
}
