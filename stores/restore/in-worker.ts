import type { Result } from '@/lib/result';
import type { BackupRefusal } from '@/lib/saved-data/backup/backup';
import { startWorker } from '@/stores/workers/call-worker';
import type {
  OpenedBackup,
  RestoreOrder,
  RestoreOutcome,
  RestoreSession,
  RestoreSource,
} from './restore-session';

/** The first call opens a backup next to the database of that name. */
export interface RestoreCalls {
  open(input: { readonly name: string; readonly source: RestoreSource }): Result<OpenedBackup, BackupRefusal>;
  restore(order: RestoreOrder): RestoreOutcome;
}

/** A session in a worker; aborting it terminates the worker, and an unfinished write is rolled back. */
export interface WorkerSession extends RestoreSession {
  end(): void;
}

/** Undefined if the browser cannot start a worker. */
export async function startWorkerSession(
  name: string,
  signal: AbortSignal,
): Promise<WorkerSession | undefined> {
  const worker = await startWorker<RestoreCalls>(
    () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
    signal,
  );
  return (
    worker && {
      open: (source, work) => worker.call('open', { name, source }, work),
      restore: (order, work) => worker.call('restore', order, work),
      end: worker.end,
    }
  );
}
