import { ok, type Result } from '@/lib/result';
import type { BackupContent, BackupRefusal } from '@/lib/saved-data/backup/backup';
import type { RestoreMode } from '@/lib/saved-data/backup/compare-backup';
import { databaseName } from '@/stores/app/gateway';
import { scheduleStorage, scheduleStore } from '@/stores/app/schedule-store';
import { pauseForPage } from '@/stores/browser-storage/database/pause-for-page';
import type { RestorePointSummary } from '@/stores/browser-storage/database/schedule-database';
import { postToTabs } from '@/stores/browser-storage/sync/change-channel';
import { readPreferences, writePreferences } from '@/stores/preferences/stored-preferences';
import type { LongWork } from '@/stores/workers/do-in-pieces';
import { openRestoreSession } from './open-restore-session';
import type { BackupLocation } from './read-source';
import { restoreMoment } from './restore-moment';
import { backupContent, backupSource, writeBackupFile } from './restore-points';
import type { OpenedBackup } from './restore-session';

export type { RestorePointSummary };

/** With more differences than this a restore is no step that can be undone: it would stand in the log of every start. */
const MAX_UNDOABLE = 2000;

/** A backup that was read, and what restoring it would do. */
export interface RestorePlan extends Pick<OpenedBackup, 'savedAt' | 'counts'> {
  /** Whether restoring can be undone as one step; otherwise only the restore point leads back. */
  isOneStep(mode: RestoreMode): boolean;
  /**
   * Restores the backup after a restore point of what there is now; false where either could not be stored, and then
   * nothing has changed. Replacing brings the settings back too. Rejects when it is called off: nothing has changed then.
   */
  restore(mode: RestoreMode, work: LongWork): Promise<boolean>;
  /** It is not wanted any more. */
  close(): void;
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

/** A backup file of everything that this page knows; it is written in pieces, and between them the page can answer. */
export async function backupFile(work: LongWork): Promise<Blob> {
  if (scheduleStore.getState().reading) await scheduleStorage.whenAllRead();
  work.signal.throwIfAborted();
  const saved = scheduleStore.getState();
  const { shiftCount } = saved.schedule.shifts;
  const pause = () => pauseForPage(true);
  return writeBackupFile(backupSource(saved, readPreferences()), { at: Date.now(), shiftCount, pause }, work);
}

/** Reads a backup and compares it with what there is; nothing changes yet. Rejects when it is called off. */
export async function planRestore(
  source: BackupLocation,
  work: LongWork,
): Promise<Result<RestorePlan, BackupRefusal>> {
  // What this page has made stands in the database after this.
  const hasDatabase = (await scheduleStorage.withDatabase(async () => true)) ?? false;
  const { session, read, end } = await openRestoreSession({
    name: hasDatabase ? databaseName : undefined,
    known: currentContent,
    source,
    work,
  });
  if (!read.isOk) {
    end();
    return read;
  }
  const { savedAt, counts, preferences } = read.value;

  const isOneStep = (mode: RestoreMode) => {
    const sum = Object.values(counts).reduce(
      (count, { added, changed, removed }) => count + added + changed + (mode === 'replace' ? removed : 0),
      0,
    );
    return sum <= MAX_UNDOABLE || !hasDatabase;
  };

  async function restore(mode: RestoreMode, restoring: LongWork): Promise<boolean> {
    const order = {
      mode,
      isOneStep: isOneStep(mode),
      ...restoreMoment(Date.now()),
      id: scheduleStore.newId(),
      preferences: readPreferences(),
    };
    let since: number | undefined;
    try {
      // In the queue of this page: no edit of it comes between what is compared and what is written.
      const outcome = hasDatabase
        ? await scheduleStorage.withDatabase(async (database) => {
            since = await database.lastNumber();
            return session.restore(order, restoring);
          })
        : await session.restore(order, restoring);
      if (outcome?.kind === 'entries') {
        const change = scheduleStore.commit(outcome.entries);
        if (outcome.entries.length > 0 && !(await scheduleStore.whenStored(change))) return false;
      } else await showStored();
    } catch (error) {
      if (!restoring.signal.aborted || !(await hasBeenStored(since))) {
        restoring.signal.throwIfAborted();
        console.error('Storage: the restore failed; nothing was restored.', error);
        return false;
      }
      await showStored();
    }
    if (mode === 'replace') writePreferences(preferences);
    return true;
  }

  return ok({ savedAt, counts, isOneStep, restore, close: end });
}

/** Whether what was called off was stored already: only a restore past all undoing leaves a gap in the log. */
async function hasBeenStored(since: number | undefined): Promise<boolean> {
  if (since === undefined) return false;
  const [remoteChanges] = (await scheduleStorage.withDatabase(async (database) => [
    await database.readAfter(since),
  ])) ?? [[]];
  return remoteChanges === undefined;
}

/** Brings what was stored past this page onto it, and onto the other tabs. */
async function showStored(): Promise<void> {
  postToTabs(databaseName, 'changed');
  scheduleStorage.lookAround();
  await scheduleStorage.withDatabase(async () => {});
}

/** The days to which one can go back, newest first. */
export async function listRestorePoints(): Promise<readonly RestorePointSummary[]> {
  return (await scheduleStorage.withDatabase((database) => database.listRestorePoints())) ?? [];
}

/** The backup in that restore point; an empty one where it is gone. */
export async function restorePointSource(day: string): Promise<BackupLocation> {
  const point = await scheduleStorage.withDatabase((database) => database.restorePoint(day));
  return { blob: new Blob(point ? [point.bytes] : []), isCompressed: point?.isCompressed ?? false };
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
