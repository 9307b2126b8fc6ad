import { type BackupContent, backupPieces } from '@/lib/saved-data/backup/backup';
import type { SchedulePersistence } from '@/stores/browser-storage/persistence/persistence-ports';

export interface BackupSnapshot {
  /** The number of the last change that is certainly included. */
  readonly logNumber: number;
  readonly isEmpty: boolean;
  /** The text of the backup file, in pieces; `savedAt` is ISO 8601. */
  readonly pieces: (savedAt: string) => Iterable<string>;
}

/** Records written at a time; the page can respond between two pieces. */
const PIECE = 500;

/**
 * The content for a backup. The page first catches up with the log, so that a page that slept does not write
 * outdated data. Undefined if the page has no database, or may not change it.
 */
export async function readBackupSnapshot(
  storage: Pick<SchedulePersistence, 'withDatabase' | 'readRemoteChanges'>,
  content: () => BackupContent,
): Promise<BackupSnapshot | undefined> {
  const logNumber = await storage.withDatabase((database) => database.lastNumber());
  if (logNumber === undefined) return undefined;
  storage.readRemoteChanges();
  const known = await storage.withDatabase(async () => content());
  if (!known) return undefined;
  const { shifts, awaitingRepair, employees, templates, days, requests } = known;
  return {
    logNumber,
    isEmpty: [shifts, awaitingRepair, employees, templates, days, requests].every(
      ({ length }) => length === 0,
    ),
    pieces: (savedAt) => backupPieces(known, savedAt, PIECE),
  };
}
