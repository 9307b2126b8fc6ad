import type { Result } from '@/lib/result';
import type { BackupRefusal } from '@/lib/saved-data/backup/backup';
import type { LongWork } from '@/stores/app/do-in-pieces';
import type { BackupSource } from './read-source';
import type { OpenedBackup, RestoreOrder, RestoreOutcome, RestoreSession } from './restore-session';

/** What the page asks of the worker, one thing at a time. */
export type WorkerOrder =
  | { readonly kind: 'open'; readonly name: string; readonly source: BackupSource }
  | { readonly kind: 'restore'; readonly order: RestoreOrder };

/** What the worker tells the page. */
export type WorkerAnswer =
  | { readonly kind: 'ready' }
  | { readonly kind: 'progress'; readonly share: number }
  | { readonly kind: 'opened'; readonly read: Result<OpenedBackup, BackupRefusal> }
  | { readonly kind: 'restored'; readonly outcome: RestoreOutcome }
  | { readonly kind: 'failed'; readonly message: string };

/** A session in a worker; called off, the worker is ended, and what it was writing is not written. */
export interface WorkerSession extends RestoreSession {
  end(): void;
}

/** Starts a worker on the database of that name; undefined where the browser lets none be started. */
export async function startWorkerSession(
  name: string,
  signal: AbortSignal,
): Promise<WorkerSession | undefined> {
  let worker: Worker;
  try {
    worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  } catch {
    return undefined;
  }

  /** The first answer of that kind to the order. */
  function ask<Kind extends WorkerAnswer['kind']>(
    kind: Kind,
    order: WorkerOrder | undefined,
    work: LongWork,
  ): Promise<Extract<WorkerAnswer, { kind: Kind }>> {
    const done = new AbortController();
    return new Promise<Extract<WorkerAnswer, { kind: Kind }>>((resolve, reject) => {
      const on = { signal: done.signal };
      const giveUp = (reason: unknown) => {
        worker.terminate();
        reject(reason);
      };
      if (work.signal.aborted) giveUp(work.signal.reason);
      work.signal.addEventListener('abort', () => giveUp(work.signal.reason), on);
      worker.addEventListener('error', (event) => giveUp(new Error(event.message)), on);
      worker.addEventListener(
        'message',
        ({ data }: MessageEvent<WorkerAnswer>) => {
          if (data.kind === 'progress') work.onProgress(data.share);
          else if (data.kind === 'failed') giveUp(new Error(data.message));
          else if (data.kind === kind) resolve(data as Extract<WorkerAnswer, { kind: Kind }>);
        },
        on,
      );
      if (order) worker.postMessage(order);
    }).finally(() => done.abort());
  }

  try {
    await ask('ready', undefined, { signal, onProgress() {} });
  } catch {
    signal.throwIfAborted();
    return undefined;
  }
  return {
    open: async (source, work) => (await ask('opened', { kind: 'open', name, source }, work)).read,
    restore: async (order, work) => (await ask('restored', { kind: 'restore', order }, work)).outcome,
    end: () => worker.terminate(),
  };
}
