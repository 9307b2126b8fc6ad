import { askForWordsEarly } from './ask-early.mjs';
import { ensureDependencies } from './ensure-dependencies.mjs';
import { finishExport } from './finish-export.mjs';
import { makeServiceWorker } from './make-service-worker.mjs';
import { protectPages } from './protect-pages.mjs';
import { takeStamp } from './support/build-stamp.mjs';
import { run } from './support/run.mjs';

ensureDependencies();
const saveStamp = takeStamp();
const { code } = await run('next', ['build']);
if (code === 0) {
  finishExport();
  askForWordsEarly();
  // After every change to the pages, and before the worker notes what they are.
  protectPages();
  await makeServiceWorker();
  saveStamp();
}
process.exitCode = code;
