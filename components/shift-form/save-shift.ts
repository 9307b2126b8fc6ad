import { shiftEntry } from '@/lib/shifts/schedule-change';
import type { Shift } from '@/lib/shifts/shift';
import { SHIFT_SAVE_DELAY_MS } from '@/lib/timing';
import { notificationsStore, scheduleStore } from '@/stores/app-stores';

interface SaveMessages {
  readonly saved: string;
  readonly failed: string;
  readonly failedDetail: string;
}

/**
 * Saves a shift after the specified delay and tells the person; true when it is in the schedule. It is written down
 * before the delay begins (then `onSubmitted` is called), and goes on when the form is closed meanwhile, so that no
 * submitted shift is lost. What cannot be stored is refused, and nothing has changed.
 */
export async function saveShift(
  before: Shift | undefined,
  after: Shift,
  onSubmitted: () => void,
  messages: SaveMessages,
): Promise<boolean> {
  const change = scheduleStore.submit([shiftEntry(before, after)]);
  if (change) onSubmitted();
  await new Promise((resolve) => setTimeout(resolve, SHIFT_SAVE_DELAY_MS));
  if (change) scheduleStore.commitSubmitted(change);
  // Told only when it is on disk: whoever has read the notice can pull the plug.
  if (!change || !(await scheduleStore.whenStored(change))) {
    if (change) scheduleStore.withdraw(change);
    notificationsStore.notify({
      message: messages.failed,
      detail: messages.failedDetail,
      type: 'error',
      category: 'shifts',
      cue: 'error',
    });
    return false;
  }
  notificationsStore.notify({ message: messages.saved, type: 'success', category: 'shifts', cue: 'success' });
  return true;
}
