import type { LongWork } from '@/stores/app/do-in-pieces';
import { createSession } from './create-restore-session';
import type { WorkerAnswer, WorkerOrder } from './in-worker';
import type { RestoreSession } from './restore-session';

// A worker of its own: what reads a backup of ten years, and restores it, leaves the page alone. Ending it calls all off.

/** So often the page is told how far it is, in milliseconds. */
const TOLD_MS = 50;

function tell(answer: WorkerAnswer): void {
  self.postMessage(answer);
}

function work(): LongWork {
  let toldAt = 0;
  return {
    signal: new AbortController().signal,
    onProgress(share) {
      if (performance.now() - toldAt < TOLD_MS) return;
      toldAt = performance.now();
      tell({ kind: 'progress', share });
    },
  };
}

function noPage(): never {
  throw new Error('There is no page here.');
}

let session: RestoreSession | undefined;

async function answer(order: WorkerOrder): Promise<void> {
  try {
    if (order.kind === 'open') {
      session ??= (await createSession(order.name, noPage)).session;
      tell({ kind: 'opened', read: await session.open(order.source, work()) });
    } else if (session) tell({ kind: 'restored', outcome: await session.restore(order.order, work()) });
  } catch (error) {
    tell({ kind: 'failed', message: String(error) });
  }
}

self.addEventListener('message', ({ data }: MessageEvent<WorkerOrder>) => void answer(data));
tell({ kind: 'ready' });
