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
 * before the delay begins, and goes on when the form is closed meanwhile, so that no submitted shift is lost.
 */
export async function saveShift(
  before: Shift | undefined,
  after: Shift,
  messages: SaveMessages,
): Promise<boolean> {
  try {
    const change = scheduleStore.submit([shiftEntry(before, after)]);
    await new Promise((resolve) => setTimeout(resolve, SHIFT_SAVE_DELAY_MS));
    scheduleStore.commitSubmitted(change);
  } catch (error) {
    console.error('The shift could not be saved.', error);
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
