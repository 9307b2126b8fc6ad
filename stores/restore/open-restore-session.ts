import type { Result } from '@/lib/result';
import type { BackupContent, BackupRefusal } from '@/lib/saved-data/backup/backup';
import type { LongWork } from '@/stores/workers/do-in-pieces';
import type { OpenedBackup, RestoreSession, RestoreSource } from './restore-session';

interface OpenOptions {
  /** Of the database; undefined if there is none. */
  readonly name: string | undefined;
  /** What this page knows. */
  readonly known: () => BackupContent;
  readonly source: RestoreSource;
  readonly work: LongWork;
}

interface OpenedSession {
  readonly session: RestoreSession;
  readonly read: Result<OpenedBackup, BackupRefusal>;
  readonly end: () => void;
}

/** Opens a backup in a worker; if none can be started, or it fails, in pieces on the page itself. */
export async function openRestoreSession({ name, known, source, work }: OpenOptions): Promise<OpenedSession> {
  if (name !== undefined) {
    const { startWorkerSession } = await import('./in-worker');
    const session = await startWorkerSession(name, work.signal);
    try {
      if (session) return { session, read: await session.open(source, work), end: session.end };
    } catch (error) {
      session?.end();
      work.signal.throwIfAborted();
      console.error('The backup could not be opened in the worker; opening it on the page.', error);
    }
  }
  const { createSession } = await import('./create-restore-session');
  const { session, end } = await createSession(name, known);
  return { session, read: await session.open(source, work), end };
}
