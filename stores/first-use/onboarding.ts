import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  isOnboardingShown,
  type Onboarding,
  type OnboardingProgress,
  pause,
} from '@/lib/onboarding/onboarding';
import { ownProgress } from '@/lib/sample/is-sample';
import { shiftTotal } from '@/lib/shifts/change/reading-progress';
import { persisted } from '@/stores/app/gateway';
import { liveSchedule } from '@/stores/app/schedule-store';
import type { PersistedValues } from '@/stores/browser-storage/persisted-values';
import type { ScheduleState } from '@/stores/schedule/schedule';
import { useSchedule } from '@/stores/schedule/use-schedule';

type Values = Pick<
  PersistedValues,
  'onboardingCompleted' | 'onboardingDismissed' | 'onboardingCompletedSteps' | 'onboardingCurrentStep'
>;
type Move = (onboarding: Onboarding, progress: OnboardingProgress) => Onboarding;

interface OnboardingState {
  readonly onboarding: Onboarding;
  readonly isCelebrating: boolean;
  /** The calendar is shown in this visit although a step is saved, so that the person can do that step. */
  readonly isAside: boolean;
}

interface OnboardingStore extends StoreApi<OnboardingState> {
  move(step: Move): void;
}

/** The first steps as stored; `progress` returns the current progress in the schedule. */
export function createOnboardingStore(values: Values, progress: () => OnboardingProgress): OnboardingStore {
  const {
    onboardingCompleted: isCompleted,
    onboardingDismissed: isDismissed,
    onboardingCompletedSteps: completedSteps,
    onboardingCurrentStep: currentStep,
  } = values;
  const parts = [isCompleted, isDismissed, completedSteps, currentStep];

  function shown(): Onboarding {
    const step = currentStep.get();
    return {
      isCompleted: isCompleted.get(),
      isDismissed: isDismissed.get(),
      completedSteps: completedSteps.get(),
      ...(step && { currentStep: step }),
    };
  }

  const store = createStore<OnboardingState>(() => ({
    onboarding: shown(),
    isCelebrating: false,
    isAside: false,
  }));
  for (const part of parts) part.subscribe(() => store.setState({ onboarding: shown() }));

  return {
    ...store,
    move(step) {
      // Read again before each move: another tab may have moved on.
      for (const part of parts) part.latest();
      const before = shown();
      const after = step(before, progress());
      if (after.isCompleted !== before.isCompleted) isCompleted.set(after.isCompleted);
      if (after.isDismissed !== before.isDismissed) isDismissed.set(after.isDismissed);
      if (after.completedSteps !== before.completedSteps) completedSteps.set(after.completedSteps);
      if (after.currentStep !== before.currentStep) currentStep.set(after.currentStep);
    },
  };
}

const currentProgress = () => ownProgress(liveSchedule.getState().schedule);

export const onboardingStore = createOnboardingStore(persisted, currentProgress);

export const isEmptySchedule = (state: ScheduleState) =>
  shiftTotal(state) === 0 && state.schedule.employees.size === 0 && state.awaitingRepair.length === 0;

export const useOnboarding = <Part>(select: (state: OnboardingState) => Part): Part =>
  useStore(onboardingStore, select);

export function useIsOnboardingShown(): boolean {
  const isNothingThere = useSchedule(isEmptySchedule);
  return useOnboarding(
    ({ onboarding, isAside }) =>
      isOnboardingShown(onboarding, isNothingThere) && (isNothingThere || !isAside),
  );
}

/** Hides the guide for now, without completing it. */
export function pauseOnboarding(): void {
  onboardingStore.move(pause);
}
