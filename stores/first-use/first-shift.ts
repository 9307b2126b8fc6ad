import { addsOwnShift } from '@/lib/onboarding/first-shift';
import { ownProgress } from '@/lib/sample/is-sample';
import type { Schedule } from '@/lib/shifts/change/schedule';
import type { ScheduleChange } from '@/lib/shifts/change/schedule-change';
import { FIRST_SHIFT_DELAY_MS } from '@/lib/timing';
import { persisted } from '@/stores/app/gateway';
import { notificationsStore } from '@/stores/app/notifications-store';
import { scheduleStore } from '@/stores/app/schedule-store';
import type { PersistedValues } from '@/stores/browser-storage/persisted-values';
import type { ScheduleStore } from '@/stores/schedule/schedule';
import { effectMs } from '@/stores/ui/effect-ms';
import { firePageEvent } from '@/stores/ui/page-events';

interface FirstShiftDeps {
  readonly values: Pick<PersistedValues, 'firstShiftAdded'>;
  readonly schedule: Pick<ScheduleStore, 'getState' | 'listen' | 'whenStored'>;
  /** Called as soon as the very first shift is on disk. */
  readonly onFirst: () => void;
}

/**
 * Watches for the very first shift that a person adds here, a stored fact: deleting every shift brings it no second
 * time, and shifts that storage or another tab brings are noted in silence. Gives the way to stop.
 */
export function watchFirstShift({ values, schedule, onFirst }: FirstShiftDeps): () => void {
  let isKnown = false;
  const isNoted = () => isKnown || values.firstShiftAdded.latest();
  const note = () => {
    isKnown = true;
    values.firstShiftAdded.set(true);
  };
  const noteInSilence = ({ schedule: shown }: { readonly schedule: Schedule }) => {
    if (ownProgress(shown).hasShifts && !isNoted()) note();
  };

  async function onAdded(change: ScheduleChange): Promise<void> {
    isKnown = true;
    if (await schedule.whenStored(change)) {
      note();
      onFirst();
    } else isKnown = false;
  }

  noteInSilence(schedule.getState());
  return schedule.listen(({ source, changes, before, after }) => {
    if (isKnown || after.schedule.shifts === before.schedule.shifts) return;
    const added = source === 'here' ? changes.find(addsOwnShift) : undefined;
    if (added && !ownProgress(before.schedule).hasShifts && !isNoted()) void onAdded(added);
    else noteInSilence(after);
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
