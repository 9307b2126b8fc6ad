import type { LongWork } from '@/stores/app/do-in-pieces';
import type { ImportAnswer, ImportOrder } from './in-worker';
import { createImportSteps, type ImportSteps } from './steps';

// A worker of its own: what reads ten thousand rows leaves the page alone. Ending it calls all off.

/** So often the page is told how far it is, in milliseconds. */
const TOLD_MS = 50;

function tell(answer: ImportAnswer): void {
  self.postMessage(answer);
}

function work(id: number): LongWork {
  let toldAt = 0;
  return {
    signal: new AbortController().signal,
    onProgress(share) {
      if (performance.now() - toldAt < TOLD_MS) return;
      toldAt = performance.now();
      tell({ id, kind: 'progress', share });
    },
  };
}

let steps: Promise<ImportSteps> | undefined;

async function answer({ id, order }: ImportOrder): Promise<void> {
  try {
    if (order.kind === 'open') steps = createImportSteps(order.context);
    if (!steps) throw new Error('There is no file that was opened.');
    const now = await steps;
    if (order.kind === 'open') tell({ id, kind: 'done', value: await now.open(order.source, work(id)) });
    else if (order.kind === 'read') {
      tell({ id, kind: 'done', value: await now.read(order.reading, order.employees, work(id)) });
    } else tell({ id, kind: 'done', value: await now.plan(order.known, order.choices, work(id)) });
  } catch (error) {
    tell({ id, kind: 'failed', message: String(error) });
  }
}

self.addEventListener('message', ({ data }: MessageEvent<ImportOrder>) => void answer(data));
tell({ id: 0, kind: 'done', value: undefined });
