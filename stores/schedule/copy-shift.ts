import { type ScheduleChange, shiftEntry } from '@/lib/shifts/change/schedule-change';
import { findShift } from '@/lib/shifts/change/schedule-index';
import type { Shift } from '@/lib/shifts/shift/shift';
import { COPY_DELAY_MS, COPY_STAGGER_MS } from '@/lib/timing';
import { checkReminders } from '@/stores/notifications/reminder-port';
import { effectMs } from '@/stores/ui/effect-ms';
import type { ScheduleStore } from './schedule';

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, effectMs(milliseconds)));

/** What became of the copies: `undone` where somebody took them back while they were still being counted. */
type CopyOutcome =
  | { readonly state: 'copied'; readonly change: ScheduleChange }
  | { readonly state: 'undone' | 'failed' };

/**
 * Puts the copies into the schedule as one change, and says so once it is on disk; where it could not be stored,
 * nothing has changed. It is written down before the delay begins, so a page closed at any moment loses none of them.
 * `onCopied` hears how many are done, one after the other.
 */
export async function copyShift(
  schedule: Pick<ScheduleStore, 'submit' | 'commitSubmitted' | 'whenStored' | 'withdraw' | 'getState'>,
  copies: readonly Shift[],
  onCopied: (count: number) => void,
): Promise<CopyOutcome> {
  const change = schedule.submit(copies.map((copy) => shiftEntry(undefined, copy)));
  await pause(COPY_DELAY_MS);
  if (!change) return { state: 'failed' };
  schedule.commitSubmitted(change);
  // Asked and taken back at once: a refusal while the copies are counted would be missed, or tried again behind it.
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
  const standing = copies.flatMap(({ id }) => findShift(shifts, id) ?? []);
  if (standing.length === 0) return { state: 'undone' };
  checkReminders(standing);
  return { state: 'copied', change };
}
