import { addsOwnShift } from '@/lib/onboarding/first-shift';
import { isOnboardingShown, type OnboardingStep } from '@/lib/onboarding/onboarding';
import {
  advance,
  applyProgress,
  complete,
  dismiss,
  goBack,
  markShiftCreated,
  shownStep,
} from '@/lib/onboarding/onboarding-moves';
import { ownProgress } from '@/lib/sample/is-sample';
import { NO_FILTER } from '@/lib/shifts/views/shift-filter';
import { FIRST_SHIFT_DELAY_MS, ONBOARDING_CELEBRATION_MS } from '@/lib/timing';
import { persisted } from '@/stores/app/gateway';
import { liveSchedule } from '@/stores/app/schedule-store';
import { uiStore } from '@/stores/app/ui-store';
import { isPublishing, publishStore } from '@/stores/publish/publish';
import type { ScheduleEvent } from '@/stores/schedule/schedule-events';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { getOpenDialog, onDialogChange, openDialog } from '@/stores/ui/dialogs';
import { effectMs } from '@/stores/ui/effect-ms';
import { askGridStart, gridUse } from '@/stores/ui/grid-use';
import { firePageEvent, onPageEvent } from '@/stores/ui/page-events';
import { isEmptySchedule, onboardingStore, useOnboarding } from './onboarding';

export const useIsCelebrating = (): boolean => useOnboarding((state) => state.isCelebrating);

/** The app offers the sample only while the schedule is empty. */
export const useIsScheduleEmpty = (): boolean => useSchedule(isEmptySchedule);

export function useShownStep(): OnboardingStep {
  const hasEmployees = useSchedule(({ schedule }) => ownProgress(schedule).hasEmployees);
  const hasShifts = useSchedule(({ schedule }) => ownProgress(schedule).hasShifts);
  return useOnboarding(({ onboarding }) => shownStep(onboarding, { hasEmployees, hasShifts }));
}

export const useCompletedSteps = (): readonly OnboardingStep[] =>
  useOnboarding(({ onboarding }) => onboarding.completedSteps);

/**
 * The third step: shows the grid instead of the card, with the field open in the first empty cell. On a
 * phone, the field opens on the first empty day of the first person. Returns false if the team is empty,
 * because there is no cell to type in.
 */
export function createShiftByTyping(): boolean {
  if (liveSchedule.getState().schedule.employees.size === 0) return false;
  uiStore.setFilter(NO_FILTER);
  uiStore.setCurrentView('weekly');
  uiStore.setWeekLayout('employee');
  askGridStart('typing');
  onboardingStore.setState({ isAside: true });
  return true;
}

export function finishStep(): void {
  onboardingStore.move((onboarding, progress) => advance(onboarding, progress, true));
}

/** Goes to the next step without completing the shown one; after the last one the guide is over. */
export function skipStep(): void {
  onboardingStore.move((onboarding, progress) => advance(onboarding, progress, false));
}

export function previousOnboardingStep(): void {
  onboardingStore.move(goBack);
}

/** Celebrates unless effects are quick; returns whether the celebration shows. */
export function finishOnboarding(): boolean {
  finishStep();
  const isCelebrating = effectMs(ONBOARDING_CELEBRATION_MS) > 0;
  onboardingStore.setState({ isCelebrating });
  return isCelebrating;
}

export function endOnboardingCelebration(): void {
  onboardingStore.setState({ isCelebrating: false });
}

/**
 * Ends the guide. The tutorial also calls this function, because the targets of the tutorial must be on
 * screen.
 */
export function completeOnboarding(): void {
  if (!onboardingStore.getState().onboarding.isCompleted) onboardingStore.move(complete);
}

/** Hides the guide for good. */
export function dismissOnboarding(): void {
  onboardingStore.move(dismiss);
  firePageEvent('onboardingDismissed');
}

/** The last step offers the same as the prompt: once the prompt appears, the guide is over. */
function completeSameOffer(): void {
  const { onboarding } = onboardingStore.getState();
  const state = liveSchedule.getState();
  const isShown = isOnboardingShown(onboarding, isEmptySchedule(state));
  if (isShown && shownStep(onboarding, ownProgress(state.schedule)) === 'explore') completeOnboarding();
}

/** The first shift may be on any day: select that day in the calendar. */
function showGuidedShift({ source, changes, before }: ScheduleEvent): void {
  const added = source === 'here' ? changes.find(addsOwnShift) : undefined;
  const { onboarding } = onboardingStore.getState();
  if (!added || onboarding.currentStep === undefined || ownProgress(before.schedule).hasShifts) return;
  for (const { kind, after } of added.entries)
    if (kind === 'shift' && after) liveSchedule.selectDate(after.date);
}

/**
 * Follows changes here and in other tabs, and shows the prompt of the first shift. The returned function
 * stops both.
 */
export function followOnboarding(): () => void {
  let isPromptDue = false;
  /** Pending check after the focus has left the grid: the click that moved the focus goes first. */
  let leaving: ReturnType<typeof setTimeout> | undefined;
  const openPrompt = () => {
    // Do not interrupt a form, a grid in use, or the tutorial, which the prompt would offer.
    if (!isPromptDue || leaving !== undefined || getOpenDialog() || gridUse.getState().isInUse) return;
    isPromptDue = false;
    // Publishing means the first shift is long past; the last step offers the same as the prompt.
    if (isPublishing(publishStore.getState())) return;
    if (persisted.tutorialStep.get() !== undefined) return;
    completeSameOffer();
    openDialog({ name: 'firstShift' });
  };
  const stops = [
    liveSchedule.subscribe(({ schedule }, { schedule: before }) => {
      const isTouched = schedule.shifts !== before.shifts || schedule.employees !== before.employees;
      if (isTouched) onboardingStore.move(applyProgress);
    }),
    onPageEvent('showTutorialPrompt', () => {
      onboardingStore.move(markShiftCreated);
      isPromptDue = true;
      openPrompt();
    }),
    onDialogChange(openPrompt),
    gridUse.subscribe(({ isInUse }, before) => {
      if (!before.isInUse || isInUse) return;
      clearTimeout(leaving);
      leaving = setTimeout(() => {
        leaving = undefined;
        openPrompt();
      }, effectMs(FIRST_SHIFT_DELAY_MS));
    }),
    liveSchedule.listen(showGuidedShift),
  ];
  onboardingStore.move(applyProgress);
  return () => {
    clearTimeout(leaving);
    for (const stop of stops) stop();
  };
}
