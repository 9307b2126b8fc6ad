import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  isOnboardingShown,
  NEW_ONBOARDING,
  type Onboarding,
  type OnboardingProgress,
  pause,
} from '@/lib/onboarding/onboarding';
import { ownProgress } from '@/lib/sample/is-sample';
import { shiftTotal } from '@/lib/shifts/change/reading';
import { door } from '@/stores/app/gateway';
import { scheduleStore } from '@/stores/app/schedule-store';
import type { StorageDoor } from '@/stores/browser-storage/keys/storage-door';
import type { ScheduleState } from '@/stores/schedule/schedule';
import { useSchedule } from '@/stores/schedule/use-schedule';

type Door = Pick<StorageDoor, 'readValue' | 'writeValue' | 'remove'>;
type Move = (onboarding: Onboarding, progress: OnboardingProgress) => Onboarding;

interface OnboardingState {
  readonly onboarding: Onboarding;
  readonly isCelebrating: boolean;
}

interface OnboardingStore extends StoreApi<OnboardingState> {
  /** Takes up what is stored, as another tab has left it. */
  load(): void;
  /** Makes the move and keeps what it changes. */
  move(step: Move): void;
}

/** The first steps as they are stored; `progress` tells what is done in the schedule now. */
export function createOnboardingStore(door: Door, progress: () => OnboardingProgress): OnboardingStore {
  let isStored = true;

  const read = (): Onboarding => {
    const currentStep = door.readValue('onboardingCurrentStep');
    return {
      isCompleted: door.readValue('onboardingCompleted') ?? NEW_ONBOARDING.isCompleted,
      isDismissed: door.readValue('onboardingDismissed') ?? NEW_ONBOARDING.isDismissed,
      completedSteps: door.readValue('onboardingCompletedSteps') ?? NEW_ONBOARDING.completedSteps,
      ...(currentStep && { currentStep }),
    };
  };
  const store = createStore<OnboardingState>(() => ({ onboarding: read(), isCelebrating: false }));

  function write(before: Onboarding, after: Onboarding): void {
    const { isCompleted, isDismissed, completedSteps, currentStep } = after;
    const written = [
      isCompleted === before.isCompleted || door.writeValue('onboardingCompleted', isCompleted),
      isDismissed === before.isDismissed || door.writeValue('onboardingDismissed', isDismissed),
      completedSteps === before.completedSteps ||
        door.writeValue('onboardingCompletedSteps', [...completedSteps]),
    ];
    if (currentStep === undefined) door.remove('onboardingCurrentStep');
    else if (currentStep !== before.currentStep)
      written.push(door.writeValue('onboardingCurrentStep', currentStep));
    // Where the browser refuses to keep it, it is true as long as the page is there.
    isStored = written.every(Boolean);
  }

  return {
    ...store,
    load() {
      if (isStored) store.setState({ onboarding: read() });
    },
    move(step) {
      // Read anew before each move: another tab may have gone on meanwhile.
      const before = isStored ? read() : store.getState().onboarding;
      const after = step(before, progress());
      store.setState({ onboarding: after });
      if (after !== before) write(before, after);
    },
  };
}

const currentProgress = () => ownProgress(scheduleStore.getState().schedule);

export const onboardingStore = createOnboardingStore(door, currentProgress);

export const isEmptySchedule = (state: ScheduleState) =>
  shiftTotal(state) === 0 && state.schedule.employees.size === 0 && state.undated.length === 0;

export const useOnboarding = <Part>(select: (state: OnboardingState) => Part): Part =>
  useStore(onboardingStore, select);

/** Whether the first steps stand in place of the calendar. */
export function useIsOnboardingShown(): boolean {
  const isNothingThere = useSchedule(isEmptySchedule);
  return useOnboarding(({ onboarding }) => isOnboardingShown(onboarding, isNothingThere));
}

/** Hides the guide while there is something to look at; nothing is completed. */
export function pauseOnboarding(): void {
  onboardingStore.move(pause);
}
