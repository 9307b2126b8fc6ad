import { type BackupContent, backupPieces } from '@/lib/saved-data/backup/backup';
import type { ScheduleSync } from '@/stores/browser-storage/sync/sync-ports';

/** The schedule as it is stored, and how its backup is made. */
export interface StoredTruth {
  /** The number of the last change that is surely in it. */
  readonly logNumber: number;
  readonly isEmpty: boolean;
  /** The text of the backup file, in pieces; `savedAt` is ISO 8601. */
  readonly pieces: (savedAt: string) => Iterable<string>;
}

/** So many records are written at a time: the page can answer in between. */
const PIECE = 500;

/**
 * What a backup is to hold: `content`, after the page has read everything that any tab has put into the log, so that a
 * page which slept does not write what is past. Undefined where the page has no database, or may not change what is
 * in it.
 */
export async function readStoredTruth(
  storage: Pick<ScheduleSync, 'withDatabase' | 'lookAround'>,
  content: () => BackupContent,
): Promise<StoredTruth | undefined> {
  const logNumber = await storage.withDatabase((database) => database.lastNumber());
  if (logNumber === undefined) return undefined;
  storage.lookAround();
  const known = await storage.withDatabase(async () => content());
  if (!known) return undefined;
  const { shifts, awaitingRepair, employees, templates } = known;
  return {
    logNumber,
    isEmpty: [shifts, awaitingRepair, employees, templates].every(({ length }) => length === 0),
    pieces: (savedAt) => backupPieces(known, savedAt, PIECE),
  };
}
