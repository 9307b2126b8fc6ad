import { shiftEntry } from '@/lib/shifts/change/schedule-change';
import { findShift } from '@/lib/shifts/change/schedule-index';
import type { Shift } from '@/lib/shifts/shift/shift';
import { withoutDetails } from '@/lib/shifts/shift/shift-details';
import { SHIFT_SAVE_DELAY_MS } from '@/lib/timing';
import { scheduleStore } from '@/stores/app/schedule-store';
import { type SaveMessages, saveAfterDelay } from '@/stores/schedule/save-after-delay';

/** Journals a shift at once and saves it after the specified delay; true when it is in the schedule. */
export function saveShift(
  before: Shift | undefined,
  after: Shift,
  onSubmitted: () => void,
  messages: SaveMessages,
): Promise<boolean> {
  // The form has only the fields this build knows, all details among them; fields stored by a newer build are kept.
  const stored = findShift(scheduleStore.getState().schedule.shifts, after.id) ?? before;
  const change = scheduleStore.submit([
    shiftEntry(before, { ...(stored && withoutDetails(stored)), ...after }),
  ]);
  return saveAfterDelay(change, {
    delayMs: SHIFT_SAVE_DELAY_MS,
    category: 'shifts',
    acts: { saved: 'shiftSaved', failed: 'shiftNotSaved' },
    messages,
    onSubmitted,
  });
}
