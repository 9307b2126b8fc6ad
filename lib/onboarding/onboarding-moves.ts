import {
  ONBOARDING_STEPS,
  type Onboarding,
  type OnboardingProgress,
  type OnboardingStep,
  pause,
} from './onboarding';

/** The last step if there is a shift, else the step after the completed steps. */
export function stepFromProgress(
  { completedSteps }: Pick<Onboarding, 'completedSteps'>,
  { hasEmployees, hasShifts }: OnboardingProgress,
): OnboardingStep {
  if (hasShifts) return 'explore';
  if (hasEmployees) return 'create-shift';
  return completedSteps.includes('welcome') ? 'add-employees' : 'welcome';
}

/** The step that the person opened, else the step that progress leads to. */
export function shownStep(onboarding: Onboarding, progress: OnboardingProgress): OnboardingStep {
  return onboarding.currentStep ?? stepFromProgress(onboarding, progress);
}

function stepsDoneBy({ hasEmployees, hasShifts }: OnboardingProgress): readonly OnboardingStep[] {
  if (hasShifts) return ['welcome', 'add-employees', 'create-shift'];
  return hasEmployees ? ['welcome', 'add-employees'] : [];
}

/** Returns the same object if all steps were completed already. */
function withDone(onboarding: Onboarding, steps: readonly OnboardingStep[]): Onboarding {
  const { completedSteps } = onboarding;
  if (steps.every((step) => completedSteps.includes(step))) return onboarding;
  const done = new Set([...completedSteps, ...steps]);
  return { ...onboarding, completedSteps: ONBOARDING_STEPS.filter((step) => done.has(step)) };
}

/** Completes the steps that the schedule shows as done. Returns the same object if no step is new. */
export function applyProgress(onboarding: Onboarding, progress: OnboardingProgress): Onboarding {
  const done = withDone(onboarding, stepsDoneBy(progress));
  if (done === onboarding || done.currentStep === undefined) return done;
  return { ...done, currentStep: stepFromProgress(done, progress) };
}

/** `isDone`: the person did the step rather than skipped it. The last step completes onboarding. */
export function advance(onboarding: Onboarding, progress: OnboardingProgress, isDone: boolean): Onboarding {
  const step = shownStep(onboarding, progress);
  const next = ONBOARDING_STEPS[ONBOARDING_STEPS.indexOf(step) + 1];
  const left = isDone ? withDone(onboarding, [step]) : onboarding;
  return next === undefined ? complete(left) : { ...left, currentStep: next };
}

/** Goes back one step; changes nothing on the first step. */
export function goBack(onboarding: Onboarding, progress: OnboardingProgress): Onboarding {
  const before = ONBOARDING_STEPS[ONBOARDING_STEPS.indexOf(shownStep(onboarding, progress)) - 1];
  return before === undefined ? onboarding : { ...onboarding, currentStep: before };
}

/** Ends onboarding: the person finished the last step or started the tutorial. */
export function complete(onboarding: Onboarding): Onboarding {
  return { ...pause(onboarding), isCompleted: true };
}

/** Hides onboarding permanently. */
export function dismiss(onboarding: Onboarding): Onboarding {
  return { ...pause(onboarding), isDismissed: true };
}

/** Marks shift creation as done, regardless of the schedule's current shifts. */
export function markShiftCreated(onboarding: Onboarding, progress: OnboardingProgress): Onboarding {
  const done = withDone(onboarding, ['create-shift']);
  if (done === onboarding || done.currentStep !== 'create-shift') return done;
  return { ...done, currentStep: progress.hasShifts ? stepFromProgress(done, progress) : 'explore' };
}
