import type { ScheduleChange } from '@/lib/shifts/change/schedule-change';
import type { EditTransaction } from './database-stores';
import type { MergedEdits } from './onto-records';

/** The code that queues edits for other devices (`./outbox`); loaded only if the schedule is synced. */
export interface SyncPart {
  putInOutbox(
    transaction: EditTransaction,
    change: ScheduleChange,
    merged: MergedEdits,
  ): Promise<ScheduleChange>;
  restartSync(transaction: EditTransaction): Promise<void>;
}

/** The schedule is synced, by this tab or another, but `./outbox` is not loaded. */
export class SyncNotLoaded extends Error {}

let loaded: SyncPart | undefined;

/**
 * Runs `task`, which writes in one transaction. If the task turns out to need the sync code, loads the code
 * and runs `task` again.
 */
export async function withSyncPart<Answer>(
  task: (part: SyncPart | undefined) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await task(loaded);
  } catch (error) {
    if (!(error instanceof SyncNotLoaded)) throw error;
    loaded = await import('./outbox');
    return task(loaded);
  }
}

/** The sync code if the schedule is synced. Throws `SyncNotLoaded` if the code is needed but not loaded. */
export async function partIfShared(
  transaction: EditTransaction,
  part: SyncPart | undefined,
): Promise<SyncPart | undefined> {
  if ((await transaction.objectStore('sharing').count()) === 0) return undefined;
  if (!part) throw new SyncNotLoaded();
  return part;
}
