import { addsOwnShift } from '@/lib/onboarding/first-shift';
import { ownProgress } from '@/lib/sample/is-sample';
import type { Schedule } from '@/lib/shifts/change/schedule';
import type { ScheduleChange } from '@/lib/shifts/change/schedule-change';
import { FIRST_SHIFT_DELAY_MS } from '@/lib/timing';
import { persisted } from '@/stores/app/gateway';
import { notificationsStore } from '@/stores/app/notifications-store';
import { liveSchedule } from '@/stores/app/schedule-store';
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
 * Watches for the very first shift that a person adds here. The flag is stored: deleting every shift does not
 * reset it. Shifts from storage or another tab set the flag silently. Returns a function that stops watching.
 */
export function watchFirstShift({ values, schedule, onFirst }: FirstShiftDeps): () => void {
  let isKnown = false;
  const isNoted = () => isKnown || values.firstShiftAdded.latest();
  const note = () => {
    isKnown = true;
    values.firstShiftAdded.set(true);
  };
  const noteSilently = ({ schedule: shown }: { readonly schedule: Schedule }) => {
    if (ownProgress(shown).hasShifts && !isNoted()) note();
  };

  async function onAdded(change: ScheduleChange): Promise<void> {
    isKnown = true;
    if (await schedule.whenStored(change)) {
      note();
      onFirst();
    } else isKnown = false;
  }

  noteSilently(schedule.getState());
  return schedule.listen(({ source, changes, before, after }) => {
    if (isKnown || after.schedule.shifts === before.schedule.shifts) return;
    const added = source === 'here' ? changes.find(addsOwnShift) : undefined;
    if (added && !ownProgress(before.schedule).hasShifts && !isNoted()) void onAdded(added);
    else noteSilently(after);
  });
}

/**
 * Offers the next step after the very first shift, in the language shown by then. Returns a function that
 * stops waiting for the shift.
 */
export function startFirstShift(message: () => string): () => void {
  const onFirst = () => {
    setTimeout(() => {
      notificationsStore.notify({ message: message(), type: 'info', category: 'general' });
      firePageEvent('showTutorialPrompt');
    }, effectMs(FIRST_SHIFT_DELAY_MS));
  };
  return watchFirstShift({ values: persisted, schedule: liveSchedule, onFirst });
}
