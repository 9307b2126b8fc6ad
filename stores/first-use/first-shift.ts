import { addsOwnShift } from '@/lib/onboarding/first-shift';
import { ownProgress } from '@/lib/sample/is-sample';
import type { ScheduleChange } from '@/lib/shifts/change/schedule-change';
import { FIRST_SHIFT_DELAY_MS } from '@/lib/timing';
import { persisted } from '@/stores/app/gateway';
import { notificationsStore } from '@/stores/app/notifications-store';
import { scheduleStore } from '@/stores/app/schedule-store';
import type { PersistedValues } from '@/stores/browser-storage/persisted-values';
import type { ScheduleState, ScheduleStore } from '@/stores/schedule/schedule';
import { effectMs } from '@/stores/ui/effect-ms';
import { firePageEvent } from '@/stores/ui/page-events';

interface FirstShiftDeps {
  readonly values: Pick<PersistedValues, 'firstShiftAdded'>;
  readonly schedule: Pick<ScheduleStore, 'getState' | 'subscribe' | 'whenStored'>;
  /** Called as soon as the very first shift is on disk. */
  readonly onFirst: () => void;
}

/**
 * Watches for the very first shift that a person adds here, a stored fact: deleting every shift brings it no second
 * time, and shifts found at the start are noted in silence. Gives the way to stop.
 */
export function watchFirstShift({ values, schedule, onFirst }: FirstShiftDeps): () => void {
  let isKnown = false;
  const isNoted = () => isKnown || values.firstShiftAdded.latest();
  const note = () => {
    isKnown = true;
    values.firstShiftAdded.set(true);
  };
  const noteInSilence = (state: ScheduleState) => {
    if (ownProgress(state.schedule).hasShifts && !isNoted()) note();
  };

  async function onAdded(change: ScheduleChange): Promise<void> {
    isKnown = true;
    if (await schedule.whenStored(change)) {
      note();
      onFirst();
    } else isKnown = false;
  }

  noteInSilence(schedule.getState());
  return schedule.subscribe((state, before) => {
    if (isKnown || state.schedule.shifts === before.schedule.shifts) return;
    const step = state.history.undo.at(-1);
    const { undo, redo } = before.history;
    // What the database brings after the start comes with steps of other days: of a single act there is one more.
    const isOneAct =
      state.history.undo.length <= undo.length + 1 &&
      state.schedule.shifts.shiftCount === before.schedule.shifts.shiftCount + 1;
    const isNew = isOneAct && step && !undo.includes(step) && !redo.includes(step);
    const isFirst = isNew && addsOwnShift(step) && !ownProgress(before.schedule).hasShifts;
    if (isFirst && !isNoted()) void onAdded(step);
    else noteInSilence(state);
  });
}

/** Offers to go on from the very first shift, in the words that are shown by then; gives the way to stop. */
export function startFirstShift(message: () => string): () => void {
  const onFirst = () => {
    setTimeout(() => {
      notificationsStore.notify({ message: message(), type: 'info', category: 'general' });
      firePageEvent('showTutorialPrompt');
    }, effectMs(FIRST_SHIFT_DELAY_MS));
  };
  return watchFirstShift({ values: persisted, schedule: scheduleStore, onFirst });
}
