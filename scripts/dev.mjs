import { ensureDependencies } from './ensure-dependencies.mjs';
import { run } from './support/run.mjs';

ensureDependencies();
process.exitCode = (await run('next', ['dev', ...process.argv.slice(2)])).code;
