import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  complete,
  dismiss,
  goBack,
  goOn,
  isOnboardingShown,
  markShiftCreated,
  NEW_ONBOARDING,
  type Onboarding,
  type OnboardingProgress,
  type OnboardingStep,
  pause,
  shownStep,
  takeProgress,
} from '@/lib/onboarding/onboarding';
import { ownProgress } from '@/lib/sample/is-sample';
import { ONBOARDING_CELEBRATION_MS } from '@/lib/timing';
import { door, effectMs, scheduleStore, tabDoor, uiStore, useSchedule } from './app-stores';
import type { StorageDoor } from './browser-storage/storage-door';
import { firePageEvent, onPageEvent } from './page-events';
import type { ScheduleState } from './schedule';

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

const onboardingStore = createOnboardingStore(door, currentProgress);

const isEmpty = ({ schedule, undated }: ScheduleState) =>
  schedule.shifts.shiftCount === 0 && schedule.employees.size === 0 && undated.length === 0;

const useOnboarding = <Part>(select: (state: OnboardingState) => Part): Part =>
  useStore(onboardingStore, select);

export const useIsCelebrating = (): boolean => useOnboarding((state) => state.isCelebrating);

/** Whether the first steps stand in place of the calendar. */
export function useIsOnboardingShown(): boolean {
  const isNothingThere = useSchedule(isEmpty);
  return useOnboarding(({ onboarding }) => isOnboardingShown(onboarding, isNothingThere));
}

/** Whether there is neither a shift nor an employee: only then the sample is offered. */
export const useIsScheduleEmpty = (): boolean => useSchedule(isEmpty);

/** The step that is shown. */
export function useShownStep(): OnboardingStep {
  const hasEmployees = useSchedule(({ schedule }) => ownProgress(schedule).hasEmployees);
  const hasShifts = useSchedule(({ schedule }) => ownProgress(schedule).hasShifts);
  return useOnboarding(({ onboarding }) => shownStep(onboarding, { hasEmployees, hasShifts }));
}

export const useCompletedSteps = (): readonly OnboardingStep[] =>
  useOnboarding(({ onboarding }) => onboarding.completedSteps);

/** Goes to the next step, the shown one being done. */
export function finishStep(): void {
  onboardingStore.move((onboarding, progress) => goOn(onboarding, progress, true));
}

/** Goes to the next step without having done the shown one; from the last one the guide is over. */
export function skipStep(): void {
  onboardingStore.move((onboarding, progress) => goOn(onboarding, progress, false));
}

export function previousStep(): void {
  onboardingStore.move(goBack);
}

/** Does the last step and celebrates it, unless the person wants it quick; says whether there is a celebration. */
export function finishOnboarding(): boolean {
  finishStep();
  const isCelebrating = effectMs(ONBOARDING_CELEBRATION_MS) > 0;
  onboardingStore.setState({ isCelebrating });
  return isCelebrating;
}

export function endCelebration(): void {
  onboardingStore.setState({ isCelebrating: false });
}

/** The guide is over; the tutorial calls it too, since its targets must be on screen. */
export function completeOnboarding(): void {
  if (!onboardingStore.getState().onboarding.isCompleted) onboardingStore.move(complete);
}

/** Hides the guide for good. */
export function dismissOnboarding(): void {
  onboardingStore.move(dismiss);
  firePageEvent('onboardingDismissed');
}

/** Hides the guide while there is something to look at; nothing is completed. */
export function pauseOnboarding(): void {
  onboardingStore.move(pause);
}

/** Takes in what happens here and in other tabs, and shows the prompt of the first shift; gives the way to stop. */
export function followOnboarding(): () => void {
  let isPromptDue = false;
  const openPrompt = () => {
    // A form in use is not interrupted, and neither is the tutorial, which the prompt would offer.
    if (!isPromptDue || uiStore.getState().dialog) return;
    isPromptDue = false;
    if (tabDoor.readValue('tutorialStep') === undefined) uiStore.openDialog({ name: 'firstShift' });
  };
  const ownKeys = new Set(
    (
      [
        'onboardingCompleted',
        'onboardingDismissed',
        'onboardingCompletedSteps',
        'onboardingCurrentStep',
      ] as const
    ).map(door.keyOf),
  );
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || ownKeys.has(key)) onboardingStore.load();
  };
  const stops = [
    scheduleStore.subscribe(({ schedule }, { schedule: before }) => {
      const isTouched = schedule.shifts !== before.shifts || schedule.employees !== before.employees;
      if (isTouched) onboardingStore.move(takeProgress);
    }),
    onPageEvent('showTutorialPrompt', () => {
      onboardingStore.move(markShiftCreated);
      isPromptDue = true;
      openPrompt();
    }),
    uiStore.subscribe(openPrompt),
    () => window.removeEventListener('storage', onStorage),
  ];
  window.addEventListener('storage', onStorage);
  onboardingStore.move(takeProgress);
  return () => {
    for (const stop of stops) stop();
  };
}
