import { type ScheduleChange, shiftEntry } from '@/lib/shifts/change/schedule-change';
import { findShift } from '@/lib/shifts/change/schedule-index';
import type { Shift } from '@/lib/shifts/shift/shift';
import { COPY_DELAY_MS, COPY_STAGGER_MS } from '@/lib/timing';
import { checkReminders } from '@/stores/notifications/reminder-port';
import { effectMs } from '@/stores/ui/effect-ms';
import type { ScheduleStore } from './schedule';

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, effectMs(milliseconds)));

/** `undone` if the copies were undone while they were still being counted. */
type CopyOutcome =
  | { readonly state: 'copied'; readonly change: ScheduleChange }
  | { readonly state: 'undone' | 'failed' };

/**
 * Adds the copies to the schedule as one change, and resolves once it is on disk; if it could not be stored, nothing
 * has changed. The change is secured before the delay begins, so closing the page loses none of them. `onCopied`
 * receives the running count.
 */
export async function copyShift(
  schedule: Pick<ScheduleStore, 'submit' | 'commitSubmitted' | 'whenStored' | 'withdraw' | 'getState'>,
  copies: readonly Shift[],
  onCopied: (count: number) => void,
): Promise<CopyOutcome> {
  const change = schedule.submit(copies.map((copy) => shiftEntry(undefined, copy)));
  await pause(COPY_DELAY_MS);
  if (!change) return { state: 'failed' };
  if (!schedule.commitSubmitted(change)) {
    schedule.withdraw(change);
    return { state: 'failed' };
  }
  // Attach now: a refusal while the copies are being counted must be withdrawn before the storage retries.
  const stored = schedule.whenStored(change).then((isStored) => {
    if (!isStored) schedule.withdraw(change);
    return isStored;
  });
  for (let count = 1; count <= copies.length; count += 1) {
    if (count > 1) await pause(COPY_STAGGER_MS);
    onCopied(count);
  }
  if (!(await stored)) return { state: 'failed' };
  const { shifts } = schedule.getState().schedule;
  const remaining = copies.flatMap(({ id }) => findShift(shifts, id) ?? []);
  if (remaining.length === 0) return { state: 'undone' };
  checkReminders(remaining);
  return { state: 'copied', change };
}
