import { isWanted } from '@/lib/notifications/notification';
import type { Schedule } from '@/lib/shifts/change/schedule';
import { findShift } from '@/lib/shifts/change/schedule-index';
import { handOnAfter } from '@/lib/shifts/publication/hand-on';
import { type PublishedPart, publicationFigures } from '@/lib/shifts/publication/publication-figures';
import { publicationOfDays } from '@/lib/shifts/publication/publish-days';
import { type DaySpan, spanOn } from '@/lib/shifts/publication/published-days';
import { unpublishedChanges } from '@/lib/shifts/publication/unpublished-changes';
import type { Shift } from '@/lib/shifts/shift/shift';
import { PUBLISH_CELEBRATION_MS, PUBLISH_HANDLING_MS } from '@/lib/timing';
import { notificationsStore } from '@/stores/app/notifications-store';
import { liveSchedule } from '@/stores/app/schedule-store';
import { uiStore } from '@/stores/app/ui-store';
import { announceOrWithdraw } from '@/stores/notifications/announce-or-withdraw';
import { withAllRead } from '@/stores/schedule/all-read';
import { shiftsWords } from '@/stores/schedule/shift-words';
import { settingOf } from '@/stores/settings/settings-of';
import { effectMs } from '@/stores/ui/effect-ms';
import { currentHandOn } from './hand-on';
import { holdsPendingBack } from './pending-choice';
import { publishStore, takeRequest } from './publish';
import { shownWeek } from './shown-week';

interface PublishMessages {
  readonly done: string;
  readonly nothingChanged: string;
  /** Of how many pending shifts were held back. */
  readonly heldBack: (count: number) => string;
  readonly failed: string;
  readonly failedDetail: string;
}

const after = (delayMs: number) => new Promise((resolve) => setTimeout(resolve, delayMs));

/**
 * Handles the event, wherever it was fired: records the publication of the days that were asked for, or else of the week
 * that is shown, and notifies the person when it is stored. The celebration comes only if notices of publications are
 * wanted.
 */
export async function publishSchedule(messages: PublishMessages): Promise<void> {
  if (publishStore.getState().phase === 'handling') return;
  // Another event may come before the requested one: one publication serves both.
  const request = takeRequest();
  const spans = request ?? [shownWeek()];
  publishStore.setState({ phase: 'handling' });
  await withAllRead(after(effectMs(PUBLISH_HANDLING_MS)));
  // In the same task as the publication: an edit made or received since it was asked for is in both.
  const { schedule } = liveSchedule.getState();
  const part = { spans, holdsPendingBack: holdsPendingBack() };
  const figures = publicationFigures(schedule, settingOf(schedule, 'weekStart'), part);
  const isUnchanged = !figures.isFirst && figures.count === 0;
  const before = currentHandOn();
  const detail = [
    isUnchanged ? messages.nothingChanged : shiftsWords(liveSchedule, changedShifts(schedule, part)),
    figures.heldBack ? messages.heldBack(figures.heldBack) : '',
  ];
  const change = liveSchedule.publish((now, current) => publicationOfDays(now, current, part));
  const at = liveSchedule.getState().schedule.publication?.at;
  const isPublished = await announceOrWithdraw(
    liveSchedule,
    change,
    {
      category: 'publication',
      act: 'schedulePublished',
      words: { message: messages.done, detail: detail.filter(Boolean).join(' ') },
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
  if (!isPublished || at === undefined) return;
  const { today } = uiStore.getState();
  publishStore.setState({
    published: isUnchanged ? null : figures,
    toHandOn: figures.count === 0 ? before && { ...before, at } : handOnAfter(before, figures, { at, today }),
  });
  const isQuick = effectMs(PUBLISH_CELEBRATION_MS) === 0;
  // Before `isToShare` is set: sharing waits for the end of the celebration.
  if (!isQuick && isWanted(notificationsStore.getState().preferences, 'publication', 'itself')) celebrate();
  if (!isUnchanged) publishStore.setState({ isToShare: true, isRequested: request !== undefined });
}

/** The shifts of published days that the publication changes there. */
function changedShifts(
  schedule: Schedule,
  part: PublishedPart & { spans: readonly DaySpan[] },
): readonly Shift[] {
  const isIn = (shift: Shift | undefined) =>
    shift !== undefined && spanOn(part.spans, shift.date) !== undefined;
  const find = (id: string) => findShift(schedule.shifts, id);
  return unpublishedChanges(schedule.unpublished, find).flatMap(({ id, before: old, after: current }) => {
    const isHeldBack = part.holdsPendingBack && find(id)?.status === 'Pending';
    return !isHeldBack && (isIn(old) || isIn(current)) ? (current ?? old ?? []) : [];
  });
}

let celebrationTimer: ReturnType<typeof setTimeout> | undefined;

function celebrate(): void {
  clearTimeout(celebrationTimer);
  publishStore.setState({ isCelebrating: true });
  celebrationTimer = setTimeout(endPublishCelebration, PUBLISH_CELEBRATION_MS);
}

/** Stays until the week is handed on, and as long again with the result. */
export async function keepCelebrating(handing: Promise<unknown>): Promise<void> {
  clearTimeout(celebrationTimer);
  await handing;
  if (publishStore.getState().isCelebrating) celebrate();
}

/** Ends the celebration early. */
export function endPublishCelebration(): void {
  clearTimeout(celebrationTimer);
  publishStore.setState({ isCelebrating: false });
}
