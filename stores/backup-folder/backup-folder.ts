import { useStore } from 'zustand';
import { BACKUP_RETRY_MS, BACKUP_SETTLE_MS } from '@/lib/timing';
import { gateway, persisted } from '@/stores/app/gateway';
import { scheduleStorage, scheduleStore } from '@/stores/app/schedule-store';
import { uiStore } from '@/stores/app/ui-store';
import { currentContent } from '@/stores/restore/your-data';
import { backupFolderFlag } from './flag';
import { createFolderRecords } from './records';
import { readStoredTruth } from './truth';
import { type BackupFolderState, createBackupFolder } from './verbs';

/** The database and the lock; project pages share one origin: under a sub-path the path is part of the name. */
const name = `brigade-backup-folder${process.env.NEXT_PUBLIC_BASE_PATH ?? ''}`;
const records = createFolderRecords(name);
const alone = async <Answer>(act: () => Promise<Answer>) => navigator.locks.request(name, act);

export const backupFolder = createBackupFolder({
  records,
  alone,
  readTruth: async () => {
    await scheduleStorage.whenAllRead();
    return readStoredTruth(scheduleStorage, currentContent);
  },
  now: () => Date.now(),
  today: () => uiStore.getState().today,
  pause: nextTask,
  mark: (savedAt) => persisted.backupFolder.set(savedAt),
  log: console,
});

export const useBackupFolder = <Part>(select: (state: BackupFolderState) => Part): Part =>
  useStore(backupFolder, select);

/** A message of the page to itself: unlike a timer, it waits for nothing but its turn. */
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

/** Forgets the folder and what was written there; the files in it stay. Nothing is held up where that fails. */
export async function forgetBackupFolder(): Promise<void> {
  try {
    await alone(() => records.erase());
  } catch (error) {
    console.error('Backup: the folder could not be forgotten.', error);
  }
}

/**
 * Writes the backup when changes have settled, and at once when the page is put away. Gives the way to stop it. A tab
 * that finds the folder up to date writes nothing, so that of several one does.
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
    // A disk that was full or a file that was held by another program may be free later on; the person is told once.
    if ((problem === 'failed' || problem === 'full') && timer === undefined) armFor(BACKUP_RETRY_MS);
  };
  const saveWhenHidden = () => {
    if (document.visibilityState === 'hidden' && timer !== undefined) void save();
  };

  const unsubscribe = [
    scheduleStore.subscribe(({ schedule, awaitingRepair }, before) => {
      if (schedule !== before.schedule || awaitingRepair !== before.awaitingRepair) arm();
    }),
    // What the database did not take for a while is stored now, with no change in the page.
    gateway.health.subscribe(arm),
    backupFolderFlag.subscribe(({ remoteChanges }, before) => {
      if (remoteChanges !== before.remoteChanges) void save();
    }),
  ];
  document.addEventListener('visibilitychange', saveWhenHidden);
  // A page that was cut off may have left something to write.
  arm();
  return () => {
    clearTimeout(timer);
    for (const stop of unsubscribe) stop();
    document.removeEventListener('visibilitychange', saveWhenHidden);
  };
}
