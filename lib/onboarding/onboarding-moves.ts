import {
  ONBOARDING_STEPS,
  type Onboarding,
  type OnboardingProgress,
  type OnboardingStep,
  pause,
} from './onboarding';

/** The step that progress asks for: the last with a shift, else the one after what is done. */
export function stepFromProgress(
  { completedSteps }: Pick<Onboarding, 'completedSteps'>,
  { hasEmployees, hasShifts }: OnboardingProgress,
): OnboardingStep {
  if (hasShifts) return 'explore';
  if (hasEmployees) return 'create-shift';
  return completedSteps.includes('welcome') ? 'add-employees' : 'welcome';
}

/** The step that is shown: the one a person went to, else the one that progress asks for. */
export function shownStep(onboarding: Onboarding, progress: OnboardingProgress): OnboardingStep {
  return onboarding.currentStep ?? stepFromProgress(onboarding, progress);
}

/** The steps that progress shows to be done. */
function stepsDoneBy({ hasEmployees, hasShifts }: OnboardingProgress): readonly OnboardingStep[] {
  if (hasShifts) return ['welcome', 'add-employees', 'create-shift'];
  return hasEmployees ? ['welcome', 'add-employees'] : [];
}

/** With these steps done too, in their order; the same object where they were done already. */
function withDone(onboarding: Onboarding, steps: readonly OnboardingStep[]): Onboarding {
  const { completedSteps } = onboarding;
  if (steps.every((step) => completedSteps.includes(step))) return onboarding;
  const done = new Set([...completedSteps, ...steps]);
  return { ...onboarding, completedSteps: ONBOARDING_STEPS.filter((step) => done.has(step)) };
}

/**
 * Takes in what was done, here, on another page or in another tab. A step that this completes is left for the one that
 * progress then asks for, where the first steps were begun; the same object where nothing is new.
 */
export function takeProgress(onboarding: Onboarding, progress: OnboardingProgress): Onboarding {
  const done = withDone(onboarding, stepsDoneBy(progress));
  if (done === onboarding || done.currentStep === undefined) return done;
  return { ...done, currentStep: stepFromProgress(done, progress) };
}

/** Goes on from the shown step; `isDone` where the person has done it rather than skipped it. The last step completes. */
export function goOn(onboarding: Onboarding, progress: OnboardingProgress, isDone: boolean): Onboarding {
  const step = shownStep(onboarding, progress);
  const next = ONBOARDING_STEPS[ONBOARDING_STEPS.indexOf(step) + 1];
  const left = isDone ? withDone(onboarding, [step]) : onboarding;
  return next === undefined ? complete(left) : { ...left, currentStep: next };
}

/** Goes back one step; nothing at the first. */
export function goBack(onboarding: Onboarding, progress: OnboardingProgress): Onboarding {
  const before = ONBOARDING_STEPS[ONBOARDING_STEPS.indexOf(shownStep(onboarding, progress)) - 1];
  return before === undefined ? onboarding : { ...onboarding, currentStep: before };
}

/** The first steps were gone through, or left for the tutorial. */
export function complete(onboarding: Onboarding): Onboarding {
  return { ...pause(onboarding), isCompleted: true };
}

/** The first steps are sent away for good. */
export function dismiss(onboarding: Onboarding): Onboarding {
  return { ...pause(onboarding), isDismissed: true };
}

/** The creation of a shift is done, whatever the schedule says by now. */
export function markShiftCreated(onboarding: Onboarding, progress: OnboardingProgress): Onboarding {
  const done = withDone(onboarding, ['create-shift']);
  if (done === onboarding || done.currentStep !== 'create-shift') return done;
  return { ...done, currentStep: progress.hasShifts ? stepFromProgress(done, progress) : 'explore' };
}
