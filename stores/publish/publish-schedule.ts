import { isWanted } from '@/lib/notifications/notification';
import { findShift } from '@/lib/shifts/change/schedule-index';
import { unpublishedChanges } from '@/lib/shifts/publication/unpublished';
import { PUBLISH_CELEBRATION_MS, PUBLISH_HANDLING_MS } from '@/lib/timing';
import { notificationsStore } from '@/stores/app/notifications-store';
import { scheduleStore } from '@/stores/app/schedule-store';
import { announceOrWithdraw } from '@/stores/notifications/announce-or-withdraw';
import { withAllRead } from '@/stores/schedule/all-read';
import { shiftsWords } from '@/stores/schedule/shift-words';
import { effectMs } from '@/stores/ui/effect-ms';
import { cancelPendingEvent, publishStore } from './publish';

interface PublishMessages {
  readonly done: string;
  readonly nothingChanged: string;
  readonly failed: string;
  readonly failedDetail: string;
}

const after = (delayMs: number) => new Promise((resolve) => setTimeout(resolve, delayMs));

/**
 * Handles the event, wherever it was fired: records the publication and notifies the person when it is stored. The
 * celebration comes only if notices of publications are wanted.
 */
export async function publishSchedule(messages: PublishMessages): Promise<void> {
  if (publishStore.getState().phase === 'handling') return;
  // Another event may come before the requested one: one publication serves both.
  cancelPendingEvent();
  publishStore.setState({ phase: 'handling' });
  await withAllRead(after(effectMs(PUBLISH_HANDLING_MS)));
  const { publication, unpublished, shifts } = scheduleStore.getState().schedule;
  const isUnchanged = publication !== undefined && unpublished.size === 0;
  const detail = shiftsWords(
    unpublishedChanges(unpublished, (id) => findShift(shifts, id)).flatMap(
      ({ before, after }) => after ?? before ?? [],
    ),
  );
  const isPublished = await announceOrWithdraw(
    scheduleStore.publish(),
    {
      category: 'publication',
      act: 'schedulePublished',
      words: { message: messages.done, detail: isUnchanged ? messages.nothingChanged : detail },
      canUndo: false,
    },
    {
      message: messages.failed,
      detail: messages.failedDetail,
      category: 'publication',
      act: 'publishFailed',
    },
  );
  publishStore.setState({ phase: 'idle' });
  if (!isPublished) return;
  const isQuick = effectMs(PUBLISH_CELEBRATION_MS) === 0;
  // Before `isToShare` is set: sharing waits for the end of the celebration.
  if (!isQuick && isWanted(notificationsStore.getState().preferences, 'publication', 'itself')) celebrate();
  if (!isUnchanged) publishStore.setState({ isToShare: true });
}

let celebrationTimer: ReturnType<typeof setTimeout> | undefined;

function celebrate(): void {
  clearTimeout(celebrationTimer);
  publishStore.setState({ isCelebrating: true });
  celebrationTimer = setTimeout(endPublishCelebration, PUBLISH_CELEBRATION_MS);
}

/** Ends the celebration early. */
export function endPublishCelebration(): void {
  clearTimeout(celebrationTimer);
  publishStore.setState({ isCelebrating: false });
}
