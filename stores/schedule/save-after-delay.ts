import type { NotificationCategory } from '@/lib/notifications/notification';
import type { ScheduleChange } from '@/lib/shifts/change/schedule-change';
import type { Act } from '@/lib/sound/cues';
import { notificationsStore } from '@/stores/app/notifications-store';
import { announceOrWithdraw } from '@/stores/notifications/announce-or-withdraw';
import type { ScheduleStore } from '@/stores/schedule/schedule';
import { effectMs } from '@/stores/ui/effect-ms';

export interface SaveMessages {
  readonly saved: string;
  readonly failed: string;
  readonly failedDetail: string;
}

interface DelayedSave {
  readonly delayMs: number;
  readonly category: NotificationCategory;
  readonly acts: { readonly saved: Act; readonly failed: Act };
  readonly messages: SaveMessages;
  /** Called as soon as the change is secured. */
  readonly onSubmitted: () => void;
}

/**
 * Commits a submitted change after the specified delay and notifies the person; true when it is in the schedule. The
 * change is already secured, and saving continues if the form is closed, so nothing submitted is lost. A change that
 * could not be stored (`undefined`, or refused later) is reported as failed, and nothing has changed. `unchanged` is
 * reported as saved, without a change.
 */
export async function saveAfterDelay(
  store: ScheduleStore,
  change: ScheduleChange | 'unchanged' | undefined,
  { delayMs, category, acts, messages, onSubmitted }: DelayedSave,
): Promise<boolean> {
  if (change) onSubmitted();
  await new Promise((resolve) => setTimeout(resolve, effectMs(delayMs)));
  if (change === 'unchanged') {
    notificationsStore.notify({ message: messages.saved, type: 'success', category, act: acts.saved });
    return true;
  }
  const committed = change && store.commitSubmitted(change);
  if (change && !committed) store.withdraw(change);
  return announceOrWithdraw(
    store,
    committed,
    { category, act: acts.saved, words: { message: messages.saved }, canUndo: false },
    { message: messages.failed, detail: messages.failedDetail, category, act: acts.failed },
  );
}
