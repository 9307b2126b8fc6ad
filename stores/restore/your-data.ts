import { ok, type Result } from '@/lib/result';
import type { BackupContent, BackupRefusal } from '@/lib/saved-data/backup/backup';
import type { RestoreMode } from '@/lib/saved-data/backup/compare-backup';
import { ruleSettingsOf } from '@/lib/settings/rule-settings';
import type { BrokenShift } from '@/lib/shifts/change/bulk-breaks';
import type { ChangeEntry } from '@/lib/shifts/change/schedule-change';
import { databaseName, tabGateway } from '@/stores/app/gateway';
import { liveSchedule, scheduleStorage } from '@/stores/app/schedule-store';
import { uiStore } from '@/stores/app/ui-store';
import { pauseForPage } from '@/stores/browser-storage/database/pause-for-page';
import type { RestorePointSummary } from '@/stores/browser-storage/database/schedule-database';
import { eraseKeys } from '@/stores/browser-storage/keys/quarantine-list';
import { postToTabs } from '@/stores/browser-storage/persistence/change-channel';
import { writePreferences } from '@/stores/preferences/stored-preferences';
import { forgetServer } from '@/stores/sync/allowed-server';
import type { LongWork } from '@/stores/workers/do-in-pieces';
import { missingFromQuarantine, putBackQuarantine, readBeside } from './beside-schedule';
import type { BackupLocation } from './read-source';
import { restoreMoment } from './restore-moment';
import { backupContent, backupSource, writeBackupFile } from './restore-points';
import type { OpenedBackup, RestoreSession, RestoreSource } from './restore-session';

export type { RestorePointSummary };

/**
 * With more differences than this maximum, a restore is not an undoable step: every start would have to read
 * it from the log.
 */
const MAX_UNDOABLE = 2000;

export interface RestorePlan extends Pick<OpenedBackup, 'savedAt' | 'counts'> {
  /** How many texts the restore puts back into the quarantine. */
  readonly unreadableCount: number;
  /** The rules that merging would newly break, from today on. */
  readonly broken: readonly BrokenShift[];
  /** Whether restoring can be undone as one step; otherwise only the restore point leads back. */
  isOneStep(mode: RestoreMode): boolean;
  /**
   * Restores the backup after making a restore point of the current data. Returns false, with nothing changed, if
   * either could not be stored. Unreadable texts return to the quarantine in either mode; replacing restores the
   * settings too. Rejects, with nothing changed, when aborted.
   */
  restore(mode: RestoreMode, work: LongWork): Promise<boolean>;
  close(): void;
}

export interface StorageFigures {
  readonly usedBytes: number;
  readonly freeBytes: number;
  /** Whether the browser has promised not to evict the data. */
  readonly isPersisted: boolean;
}

/** The content of a backup made now, as far as this page knows. */
export function currentContent(): BackupContent {
  return backupContent(liveSchedule.getState(), readBeside());
}

/** A backup file of everything that this page knows, written in pieces so that the page can respond in between. */
export async function backupFile(work: LongWork): Promise<Blob> {
  if (liveSchedule.getState().reading) await scheduleStorage.whenAllRead();
  work.signal.throwIfAborted();
  const saved = liveSchedule.getState();
  const { shiftCount } = saved.schedule.shifts;
  const pause = () => pauseForPage(true);
  return writeBackupFile(backupSource(saved, readBeside()), { at: Date.now(), shiftCount, pause }, work);
}

/** Reads a backup and compares it with the current data; nothing changes yet. Rejects when aborted. */
export async function planRestore(
  source: BackupLocation,
  work: LongWork,
): Promise<Result<RestorePlan, BackupRefusal>> {
  // After this call, the page's changes are in the database.
  const hasDatabase = (await scheduleStorage.withDatabase(async () => true)) ?? false;
  const { session, read, end } = await openRestoreSession({
    name: hasDatabase ? databaseName : undefined,
    known: currentContent,
    source: { ...source, comingFrom: uiStore.getState().today },
    work,
  });
  if (!read.isOk) {
    end();
    return read;
  }
  const { savedAt, counts, beside } = read.value;
  const broken = await breaksOf(read.value.coming);

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
      id: liveSchedule.newId(),
      beside: readBeside(),
    };
    // Records that only the database has would return at its next start, although the dialog promises a replacement.
    if (mode === 'replace' && scheduleStorage.missingCount() > 0) return false;
    let since: number | undefined;
    try {
      // Runs in this page's queue, so that no edit comes between comparing and writing.
      const outcome = hasDatabase
        ? await scheduleStorage.withDatabase(async (database) => {
            since = await database.lastNumber();
            return session.restore(order, restoring);
          })
        : await session.restore(order, restoring);
      // The database was deleted between the plan and the restore.
      if (!outcome) return false;
      if (outcome.kind === 'entries') {
        const change = liveSchedule.commit(outcome.entries);
        if (outcome.entries.length > 0 && !(await liveSchedule.whenStored(change))) {
          // The storage must not store the failed change when it recovers.
          if (change) liveSchedule.withdraw(change);
          return false;
        }
      } else await showStored();
    } catch (error) {
      if (!restoring.signal.aborted || !(await hasBeenStored(since))) {
        restoring.signal.throwIfAborted();
        console.error('Storage: the restore failed; nothing was restored.', error);
        return false;
      }
      await showStored();
    }
    if (mode === 'replace') writePreferences(beside.preferences);
    putBackQuarantine(beside.quarantine);
    return true;
  }

  const unreadableCount = missingFromQuarantine(beside.quarantine).length;
  return ok({ savedAt, counts, unreadableCount, broken, isOneStep, restore, close: end });
}

/**
 * The rules that the entries would break, checked on the page, which knows the schedule. Empty if the script
 * of the rules cannot be loaded.
 */
async function breaksOf(coming: readonly ChangeEntry[]): Promise<readonly BrokenShift[]> {
  if (!coming.some(({ kind }) => kind === 'shift')) return [];
  try {
    const { freshBreaksOfPlan } = await import('@/stores/schedule/plan-breaks');
    const { schedule } = liveSchedule.getState();
    return freshBreaksOfPlan(schedule, coming, ruleSettingsOf(schedule));
  } catch (error) {
    console.error('The rules could not be loaded.', error);
    return [];
  }
}

/** Whether an aborted restore was stored already: only a restore too large to undo leaves a gap in the log. */
async function hasBeenStored(since: number | undefined): Promise<boolean> {
  if (since === undefined) return false;
  const [remoteChanges] = (await scheduleStorage.withDatabase(async (database) => [
    await database.readAfter(since),
  ])) ?? [[]];
  return remoteChanges === undefined;
}

/** Shows the schedule that the session has stored, on this page and in the other tabs. */
async function showStored(): Promise<void> {
  postToTabs(databaseName, 'changed');
  scheduleStorage.readRemoteChanges();
  await scheduleStorage.withDatabase(async () => {});
}

export async function listRestorePoints(): Promise<readonly RestorePointSummary[]> {
  return (await scheduleStorage.withDatabase((database) => database.listRestorePoints())) ?? [];
}

/** Empty if the restore point no longer exists. */
export async function restorePointSource(day: string): Promise<BackupLocation> {
  const point = await scheduleStorage.withDatabase((database) => database.restorePoint(day));
  return { blob: new Blob(point ? [point.bytes] : []), isCompressed: point?.isCompressed ?? false };
}

/** How much is stored and how much space is left; undefined if the browser does not report it. */
export async function storageFigures(): Promise<StorageFigures | undefined> {
  const { usage, quota } = (await navigator.storage?.estimate?.()) ?? {};
  if (usage === undefined || quota === undefined) return undefined;
  const isPersisted = (await navigator.storage.persisted?.()) ?? false;
  return { usedBytes: usage, freeBytes: quota - usage, isPersisted };
}

/**
 * Removes everything from this device permanently; the page must be reloaded afterwards. Returns false if
 * something is left. This page then stores nothing more. If the database could not be opened for the removal,
 * the page goes on as before.
 */
export async function eraseEverything(): Promise<boolean> {
  try {
    await scheduleStorage.erase();
    const areKeysGone = eraseKeys(tabGateway);
    // The allowed server is neither a key nor a record, but a cache entry that the service worker reads.
    await forgetServer();
    return areKeysGone;
  } catch (error) {
    console.error('Storage: not everything could be erased.', error);
    return false;
  }
}

interface OpenOptions {
  /** The database name; undefined if there is none. */
  readonly name: string | undefined;
  readonly known: () => BackupContent;
  readonly source: RestoreSource;
  readonly work: LongWork;
}

interface OpenedSession {
  readonly session: RestoreSession;
  readonly read: Result<OpenedBackup, BackupRefusal>;
  readonly end: () => void;
}

/** Opens a backup in a worker; if none can be started, or it fails, in pieces on the page. */
async function openRestoreSession({ name, known, source, work }: OpenOptions): Promise<OpenedSession> {
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
