import type { ImportContext } from '@/lib/import/file/import-file';
import type { ColumnReading } from '@/lib/import/import-session';
import type { ImportChoices, KnownSchedule } from '@/lib/import/plan-import';
import { refused } from '@/lib/result';
import { IMPORT_PATIENCE_MS } from '@/lib/timing';
import type { LongWork } from '@/stores/app/do-in-pieces';
import type { ImportSteps } from './steps';

/** What the page asks of the worker, each order with a number of its own. */
export interface ImportOrder {
  readonly id: number;
  readonly order:
    | { readonly kind: 'open'; readonly context: ImportContext; readonly source: string | Blob }
    | {
        readonly kind: 'read';
        readonly reading: ColumnReading;
        readonly employees: KnownSchedule['employees'];
      }
    | { readonly kind: 'plan'; readonly known: KnownSchedule; readonly choices: ImportChoices };
}

/** What the worker tells the page about that order; 0 is its start. */
export type ImportAnswer =
  | { readonly id: number; readonly kind: 'progress'; readonly share: number }
  | { readonly id: number; readonly kind: 'done'; readonly value: unknown }
  | { readonly id: number; readonly kind: 'failed'; readonly message: string };

class TooSlow extends Error {}

/** Starts a worker for one import; undefined where the browser lets none be started. */
export async function startImportWorker(
  context: ImportContext,
  signal: AbortSignal,
): Promise<ImportSteps | undefined> {
  let worker: Worker;
  try {
    worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  } catch {
    return undefined;
  }
  let lastId = 0;

  /** The answer to that order; a worker that is silent for too long is ended. */
  function answerTo(id: number, send: () => void, work: LongWork): Promise<unknown> {
    const done = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    return new Promise<unknown>((resolve, reject) => {
      const on = { signal: done.signal };
      const giveUp = (reason: unknown) => {
        worker.terminate();
        reject(reason);
      };
      const wait = () => {
        clearTimeout(timer);
        timer = setTimeout(() => giveUp(new TooSlow()), IMPORT_PATIENCE_MS);
      };
      if (work.signal.aborted) giveUp(work.signal.reason);
      work.signal.addEventListener('abort', () => giveUp(work.signal.reason), on);
      worker.addEventListener('error', (event) => giveUp(new Error(event.message)), on);
      worker.addEventListener(
        'message',
        ({ data }: MessageEvent<ImportAnswer>) => {
          if (data.id !== id) return;
          if (data.kind === 'progress') {
            wait();
            work.onProgress(data.share);
          } else if (data.kind === 'failed') reject(new Error(data.message));
          else resolve(data.value);
        },
        on,
      );
      wait();
      send();
    }).finally(() => {
      done.abort();
      clearTimeout(timer);
    });
  }

  function ask(order: ImportOrder['order'], work: LongWork): Promise<unknown> {
    lastId += 1;
    const id = lastId;
    return answerTo(id, () => worker.postMessage({ id, order } satisfies ImportOrder), work);
  }

  try {
    await answerTo(0, () => {}, { signal, onProgress() {} });
  } catch {
    signal.throwIfAborted();
    return undefined;
  }
  // What the worker says in answer is what its steps give.
  return {
    open: (source, work) =>
      ask({ kind: 'open', context, source }, work).catch(refusedWhenSlow) as ReturnType<ImportSteps['open']>,
    read: (reading, employees, work) =>
      ask({ kind: 'read', reading, employees }, work).catch(refusedWhenSlow) as ReturnType<
        ImportSteps['read']
      >,
    plan: (known, choices, work) =>
      ask({ kind: 'plan', known, choices }, work) as ReturnType<ImportSteps['plan']>,
    end: () => worker.terminate(),
  };
}

function refusedWhenSlow(error: unknown) {
  if (error instanceof TooSlow) return refused('tooSlow' as const);
  throw error;
}
