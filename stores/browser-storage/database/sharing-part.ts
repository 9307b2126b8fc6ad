import type { ScheduleChange } from '@/lib/shifts/change/schedule-change';
import type { EditTransaction } from './database-stores';
import type { MergedEdits } from './onto-records';

/** The code that queues edits for other devices (`./outbox`); loaded only if the schedule is synced. */
export interface SharingPart {
  putInOutbox(
    transaction: EditTransaction,
    change: ScheduleChange,
    merged: MergedEdits,
  ): Promise<ScheduleChange>;
  restartSharing(transaction: EditTransaction): Promise<void>;
}

/** The schedule is synced, by this tab or another, but `./outbox` is not loaded. */
export class SharingNotLoaded extends Error {}

let loaded: SharingPart | undefined;

/**
 * Runs `task`, which writes in one transaction. If that turns out to need the sync code, loads it and runs `task`
 * again.
 */
export async function withSharingPart<Answer>(
  task: (part: SharingPart | undefined) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await task(loaded);
  } catch (error) {
    if (!(error instanceof SharingNotLoaded)) throw error;
    loaded = await import('./outbox');
    return task(loaded);
  }
}

/** The sync code if the schedule is synced. Throws `SharingNotLoaded` if it is needed but not loaded. */
export async function partIfShared(
  transaction: EditTransaction,
  part: SharingPart | undefined,
): Promise<SharingPart | undefined> {
  if ((await transaction.objectStore('sharing').count()) === 0) return undefined;
  if (!part) throw new SharingNotLoaded();
  return part;
}
