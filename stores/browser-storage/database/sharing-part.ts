import type { ScheduleChange } from '@/lib/shifts/change/schedule-change';
import type { EditTransaction } from './database-stores';
import type { MergedEdits } from './onto-records';

/** The part that notes edits for other devices, `./outbox`; loaded where the schedule is shared, and nowhere else. */
export interface SharingPart {
  putInOutbox(
    transaction: EditTransaction,
    change: ScheduleChange,
    merged: MergedEdits,
  ): Promise<ScheduleChange>;
  restartSharing(transaction: EditTransaction): Promise<void>;
}

/** The schedule is shared, by this tab or another, since the part for that was asked for last. */
export class SharingNotLoaded extends Error {}

let loaded: SharingPart | undefined;

/** Runs `task`, which writes in one transaction; again with the part for sharing where it turns out to need that. */
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

/** The part where the schedule is shared; throws `SharingNotLoaded` where it is and the part is not there. */
export async function partIfShared(
  transaction: EditTransaction,
  part: SharingPart | undefined,
): Promise<SharingPart | undefined> {
  if ((await transaction.objectStore('sharing').count()) === 0) return undefined;
  if (!part) throw new SharingNotLoaded();
  return part;
}
