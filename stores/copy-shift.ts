import { type ScheduleChange, shiftEntry } from '@/lib/shifts/schedule-change';
import type { Shift } from '@/lib/shifts/shift';
import { COPY_DELAY_MS, COPY_STAGGER_MS } from '@/lib/timing';
import { checkReminders } from './reminder-port';
import type { ScheduleStore } from './schedule';

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/**
 * Puts the copies into the schedule as one change, and gives it once it is on disk; undefined where it could not be
 * stored, and then nothing has changed. It is written down before the delay begins, so a page closed at any moment
 * loses none of them. `onCopied` hears how many are done, one after the other.
 */
export async function copyShift(
  schedule: Pick<ScheduleStore, 'submit' | 'commitSubmitted' | 'whenStored' | 'withdraw'>,
  copies: readonly Shift[],
  onCopied: (count: number) => void,
): Promise<ScheduleChange | undefined> {
  const change = schedule.submit(copies.map((copy) => shiftEntry(undefined, copy)));
  await pause(COPY_DELAY_MS);
  if (!change) return undefined;
  schedule.commitSubmitted(change);
  // Asked at once: a refusal while the copies are counted would be missed.
  const isStored = schedule.whenStored(change);
  for (let count = 1; count <= copies.length; count += 1) {
    if (count > 1) await pause(COPY_STAGGER_MS);
    onCopied(count);
  }
  if (!(await isStored)) {
    schedule.withdraw(change);
    return undefined;
  }
  checkReminders(copies);
  return change;
}
