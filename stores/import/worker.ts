import { serveWorker } from '@/stores/workers/serve-worker';
import type { ImportCalls } from './in-worker';
import { createImportSteps, type ImportSteps } from './steps';

// A worker, so that reading ten thousand rows does not block the page. To cancel, terminate the worker.

let steps: Promise<ImportSteps> | undefined;

function opened(): Promise<ImportSteps> {
  if (!steps) throw new Error('No file has been opened.');
  return steps;
}

serveWorker<ImportCalls>(self, {
  async open({ context, source }, work) {
    steps = createImportSteps(context);
    return (await steps).open(source, work);
  },
  read: async ({ reading, employees }, work) => (await opened()).read(reading, employees, work),
  plan: async ({ known, choices }, work) => (await opened()).plan(known, choices, work),
});
