import { ensureDependencies } from './ensure-dependencies.mjs';
import { finishExport } from './finish-export.mjs';
import { takeStamp } from './support/build-stamp.mjs';
import { run } from './support/run.mjs';

ensureDependencies();
const saveStamp = takeStamp();
const { code } = await run('next', ['build']);
if (code === 0) {
  finishExport();
  saveStamp();
}
process.exitCode = code;
