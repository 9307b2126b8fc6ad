import type { NotificationCategory } from '@/lib/notifications/notification';
import type { ScheduleChange } from '@/lib/shifts/change/schedule-change';
import type { Act } from '@/lib/sound/cues';
import { scheduleStore } from '@/stores/app/schedule-store';
import { announceOrWithdraw } from '@/stores/notifications/announce-or-withdraw';
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
  /** Called as soon as the change is written down. */
  readonly onSubmitted: () => void;
}

/**
 * Commits a submitted change after the specified delay and tells the person; true when it is in the schedule. It is
 * written down already, and goes on when the form is closed meanwhile, so that nothing submitted is lost. What could
 * not be stored (`undefined`, or refused later) is told as failed, and nothing has changed.
 */
export async function saveAfterDelay(
  change: ScheduleChange | undefined,
  { delayMs, category, acts, messages, onSubmitted }: DelayedSave,
): Promise<boolean> {
  if (change) onSubmitted();
  await new Promise((resolve) => setTimeout(resolve, effectMs(delayMs)));
  if (change) scheduleStore.commitSubmitted(change);
  return announceOrWithdraw(
    change,
    { category, act: acts.saved, words: { message: messages.saved }, canUndo: false },
    { message: messages.failed, detail: messages.failedDetail, category, act: acts.failed },
  );
}
