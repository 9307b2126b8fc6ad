import type { BackupContent } from '@/lib/saved-data/backup/backup';
import { openScheduleDatabase } from '@/stores/browser-storage/database/open-schedule-database';
import { pauseForPage } from '@/stores/browser-storage/database/pause-for-page';
import { postToTabs } from '@/stores/browser-storage/persistence/change-channel';
import { createRestoreSession, type RestoreSession } from './restore-session';

interface OpenSession {
  readonly session: RestoreSession;
  readonly end: () => void;
}

/**
 * Runs a session in the calling thread, on the database of that name; without a name, on the schedule that
 * the page knows.
 */
export async function createSession(
  name: string | undefined,
  known: () => BackupContent,
): Promise<OpenSession> {
  const moment = () => {
    throw new Error('The page must migrate the database before a session opens it.');
  };
  const database = name === undefined ? undefined : await openScheduleDatabase({ name, onLost() {}, moment });
  const session = createRestoreSession({
    database,
    known,
    notifyTabs: () => name !== undefined && postToTabs(name, 'changed'),
    pause: () => pauseForPage(true),
  });
  return { session, end: () => database?.close() };
}
