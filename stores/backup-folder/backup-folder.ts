import { useStore } from 'zustand';
import { BACKUP_RETRY_MS, BACKUP_SETTLE_MS } from '@/lib/timing';
import { gateway, persisted } from '@/stores/app/gateway';
import { liveSchedule, scheduleStorage } from '@/stores/app/schedule-store';
import { uiStore } from '@/stores/app/ui-store';
import { currentContent } from '@/stores/restore/your-data';
import { readBackupSnapshot } from './backup-snapshot';
import { type BackupFolderState, createBackupFolder } from './create-backup-folder';
import { backupFolderFlag } from './flag';
import { createFolderRecords } from './records';

/** Names the database and the lock. GitHub project pages share one origin, so the name includes the sub-path. */
const name = `brigade-backup-folder${process.env.NEXT_PUBLIC_BASE_PATH ?? ''}`;
const records = createFolderRecords(name);
const runExclusively = async <Answer>(act: () => Promise<Answer>) => navigator.locks.request(name, act);

export const backupFolder = createBackupFolder({
  records,
  runExclusively,
  readSnapshot: async () => {
    await scheduleStorage.whenAllRead();
    return readBackupSnapshot(scheduleStorage, currentContent);
  },
  now: () => Date.now(),
  today: () => uiStore.getState().today,
  pause: nextTask,
  mark: (savedAt) => persisted.backupFolder.set(savedAt),
  log: console,
});

export const useBackupFolder = <Part>(select: (state: BackupFolderState) => Part): Part =>
  useStore(backupFolder, select);

/** Resolves in the next task. Unlike a timer, a message is not throttled. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/**
 * Forgets the folder and the record of the written files; the files stay. Only logs failures, so that erasing
 * can continue.
 */
export async function forgetBackupFolder(): Promise<void> {
  try {
    await runExclusively(() => records.erase());
  } catch (error) {
    console.error('Backup: the folder could not be forgotten.', error);
  }
}

/**
 * Writes the backup once changes have settled, and at once when the page is hidden. The returned function
 * stops the backups. Only one of several tabs writes, because the others find the folder up to date.
 */
export function startBackupFolder(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const armFor = (delayMs: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void save(), delayMs);
  };
  const arm = () => armFor(BACKUP_SETTLE_MS);
  const save = async () => {
    clearTimeout(timer);
    timer = undefined;
    await backupFolder.save();
    const { problem } = backupFolder.getState();
    // A full disk or a file locked by another program may be free later; the person is notified only once.
    if ((problem === 'failed' || problem === 'full') && timer === undefined) armFor(BACKUP_RETRY_MS);
  };
  const saveWhenHidden = () => {
    if (document.visibilityState === 'hidden' && timer !== undefined) void save();
  };

  const unsubscribe = [
    liveSchedule.subscribe(({ schedule, awaitingRepair }, before) => {
      if (schedule !== before.schedule || awaitingRepair !== before.awaitingRepair) arm();
    }),
    // The database may now accept a change that it first refused, without any change in the page.
    gateway.health.subscribe(arm),
    backupFolderFlag.subscribe(({ remoteChanges }, before) => {
      if (remoteChanges !== before.remoteChanges) void save();
    }),
  ];
  document.addEventListener('visibilitychange', saveWhenHidden);
  // The previous page may have been killed before it wrote.
  arm();
  return () => {
    clearTimeout(timer);
    for (const stop of unsubscribe) stop();
    document.removeEventListener('visibilitychange', saveWhenHidden);
  };
}
