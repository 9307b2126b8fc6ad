import { ok, type Result } from '@/lib/result';
import { type BackupContent, type BackupRefusal, backupPieces, readBackup } from '@/lib/saved-data/backup';
import { type Comparison, compareBackup, restoreEntries } from '@/lib/saved-data/compare-backup';
import {
  readPreferences,
  restoreMoment,
  scheduleStorage,
  scheduleStore,
  writePreferences,
} from './app-stores';
import { pauseForPage } from './browser-storage/pause-for-page';
import { backupContent, makeRestorePoint, readRestorePoint } from './browser-storage/restore-points';

/** So many records are written at a time, and for so long before the page may answer, in milliseconds. */
const RECORDS_PER_PIECE = 200;
const WORK_MS = 8;

/** A backup that was read, and what restoring it would do. */
export interface RestorePlan {
  readonly content: BackupContent;
  /** ISO 8601; empty where the file does not say. */
  readonly savedAt: string;
  readonly comparison: Comparison;
}

/** One line of the list of restore points. */
export interface RestorePointSummary {
  readonly day: string;
  readonly at: number;
  readonly shiftCount: number;
}

export interface StorageFigures {
  readonly usedBytes: number;
  readonly freeBytes: number;
  /** Whether the browser has promised not to remove the data by itself. */
  readonly isPersisted: boolean;
}

/** What a backup of this moment holds, as far as this page knows. */
export function currentContent(): BackupContent {
  return backupContent(scheduleStore.getState(), readPreferences());
}

/** The text of a backup file of everything that this page knows, in pieces; between them the page can answer. */
export async function backupFile(onProgress: (share: number) => void): Promise<readonly string[]> {
  const content = await contentWhenAllRead();
  const pieces: string[] = [];
  let pausedAt = performance.now();
  for (const piece of backupPieces(content, new Date().toISOString(), RECORDS_PER_PIECE)) {
    pieces.push(piece);
    if (performance.now() - pausedAt < WORK_MS) continue;
    onProgress(Math.min(1, (pieces.length * RECORDS_PER_PIECE) / Math.max(1, content.shifts.length)));
    await pauseForPage(true);
    pausedAt = performance.now();
  }
  return pieces;
}

async function contentWhenAllRead(): Promise<BackupContent> {
  if (scheduleStore.getState().reading) await scheduleStorage.whenAllRead();
  return currentContent();
}

/** Reads a backup file and compares it with what there is; nothing changes yet. */
export async function planRestore(text: string): Promise<Result<RestorePlan, BackupRefusal>> {
  const known = await contentWhenAllRead();
  const read = readBackup(text);
  if (!read.isOk) return read;
  const { content, savedAt } = read.value;
  return ok({ content, savedAt, comparison: compareBackup(known, content) });
}

/**
 * Restores a backup as one step that can be undone, after a restore point of what there is now; false where either
 * could not be stored, and then nothing has changed. Replacing brings the settings back too.
 */
export async function restore({ content }: RestorePlan, mode: 'merge' | 'replace'): Promise<boolean> {
  try {
    await contentWhenAllRead();
    const point = await makeRestorePoint(scheduleStore.getState(), {
      ...restoreMoment(Date.now()),
      preferences: readPreferences(),
    });
    await scheduleStorage.withDatabase((database) => database.putRestorePoint(point));
  } catch (error) {
    console.error('Storage: the restore point before a restore failed; nothing was restored.', error);
    return false;
  }
  const change = scheduleStore.commit(restoreEntries(currentContent(), content, mode));
  const isStored = change.entries.length === 0 || (await scheduleStore.whenStored(change));
  if (isStored && mode === 'replace') writePreferences(content.preferences);
  return isStored;
}

/** The days to which one can go back, newest first. */
export async function listRestorePoints(): Promise<readonly RestorePointSummary[]> {
  return (await scheduleStorage.withDatabase((database) => database.listRestorePoints())) ?? [];
}

/** The backup text of that restore point; undefined where it is gone. */
export async function restorePointText(day: string): Promise<string | undefined> {
  const points = await scheduleStorage.withDatabase((database) => database.listRestorePoints());
  const point = points?.find((candidate) => candidate.day === day);
  return point && readRestorePoint(point);
}

/** How much is stored and how much room is left; undefined where the browser does not say. */
export async function storageFigures(): Promise<StorageFigures | undefined> {
  const { usage, quota } = (await navigator.storage?.estimate?.()) ?? {};
  if (usage === undefined || quota === undefined) return undefined;
  const isPersisted = (await navigator.storage.persisted?.()) ?? false;
  return { usedBytes: usage, freeBytes: quota - usage, isPersisted };
}

/** Asks the browser to keep the data whatever happens; true when it agrees. */
export async function askToPersist(): Promise<boolean> {
  return (await navigator.storage?.persist?.()) ?? false;
}

/** Removes everything from this device, for good; the page must be loaded anew afterwards. */
export async function eraseEverything(): Promise<void> {
  await scheduleStorage.erase();
}
