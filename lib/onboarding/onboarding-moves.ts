import {
  ONBOARDING_STEPS,
  type Onboarding,
  type OnboardingProgress,
  type OnboardingStep,
  pause,
} from './onboarding';

/** The step that progress leads to: the last when there is a shift, else the one after the completed ones. */
export function stepFromProgress(
  { completedSteps }: Pick<Onboarding, 'completedSteps'>,
  { hasEmployees, hasShifts }: OnboardingProgress,
): OnboardingStep {
  if (hasShifts) return 'explore';
  if (hasEmployees) return 'create-shift';
  return completedSteps.includes('welcome') ? 'add-employees' : 'welcome';
}

/** The shown step: the one a person went to, else the one that progress leads to. */
export function shownStep(onboarding: Onboarding, progress: OnboardingProgress): OnboardingStep {
  return onboarding.currentStep ?? stepFromProgress(onboarding, progress);
}

/** The steps completed according to progress. */
function stepsDoneBy({ hasEmployees, hasShifts }: OnboardingProgress): readonly OnboardingStep[] {
  if (hasShifts) return ['welcome', 'add-employees', 'create-shift'];
  return hasEmployees ? ['welcome', 'add-employees'] : [];
}

/** With these steps completed too, in order; the same object when they already were. */
function withDone(onboarding: Onboarding, steps: readonly OnboardingStep[]): Onboarding {
  const { completedSteps } = onboarding;
  if (steps.every((step) => completedSteps.includes(step))) return onboarding;
  const done = new Set([...completedSteps, ...steps]);
  return { ...onboarding, completedSteps: ONBOARDING_STEPS.filter((step) => done.has(step)) };
}

/**
 * Takes in what was done, here, on another page or in another tab. Leaves a completed step for the next one, if the
 * first steps were begun; returns the same object when nothing is new.
 */
export function takeProgress(onboarding: Onboarding, progress: OnboardingProgress): Onboarding {
  const done = withDone(onboarding, stepsDoneBy(progress));
  if (done === onboarding || done.currentStep === undefined) return done;
  return { ...done, currentStep: stepFromProgress(done, progress) };
}

/** Continues from the shown step; `isDone` when the person did it rather than skipped it. The last step completes. */
export function goOn(onboarding: Onboarding, progress: OnboardingProgress, isDone: boolean): Onboarding {
  const step = shownStep(onboarding, progress);
  const next = ONBOARDING_STEPS[ONBOARDING_STEPS.indexOf(step) + 1];
  const left = isDone ? withDone(onboarding, [step]) : onboarding;
  return next === undefined ? complete(left) : { ...left, currentStep: next };
}

/** Goes back one step; no effect at the first. */
export function goBack(onboarding: Onboarding, progress: OnboardingProgress): Onboarding {
  const before = ONBOARDING_STEPS[ONBOARDING_STEPS.indexOf(shownStep(onboarding, progress)) - 1];
  return before === undefined ? onboarding : { ...onboarding, currentStep: before };
}

/** Marks the first steps as finished: gone through, or left for the tutorial. */
export function complete(onboarding: Onboarding): Onboarding {
  return { ...pause(onboarding), isCompleted: true };
}

/** Dismisses the first steps permanently. */
export function dismiss(onboarding: Onboarding): Onboarding {
  return { ...pause(onboarding), isDismissed: true };
}

/** Marks the creation of a shift as done, whatever the schedule holds now. */
export function markShiftCreated(onboarding: Onboarding, progress: OnboardingProgress): Onboarding {
  const done = withDone(onboarding, ['create-shift']);
  if (done === onboarding || done.currentStep !== 'create-shift') return done;
  return { ...done, currentStep: progress.hasShifts ? stepFromProgress(done, progress) : 'explore' };
}
