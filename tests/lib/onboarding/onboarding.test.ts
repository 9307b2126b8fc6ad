import fc from 'fast-check';
import {
  isOnboardingShown,
  NEW_ONBOARDING,
  ONBOARDING_STEPS,
  type Onboarding,
  type OnboardingProgress,
  pause,
} from '@/lib/onboarding/onboarding';
import {
  advance,
  applyProgress,
  complete,
  dismiss,
  goBack,
  markShiftCreated,
  shownStep,
  stepFromProgress,
} from '@/lib/onboarding/onboarding-moves';
import { rounds, seed } from '@/tests/support/rounds';

const NOTHING: OnboardingProgress = { hasEmployees: false, hasShifts: false };
const TEAM: OnboardingProgress = { hasEmployees: true, hasShifts: false };
const PLANNED: OnboardingProgress = { hasEmployees: true, hasShifts: true };
const begun = advance(NEW_ONBOARDING, NOTHING, true);

test('stepFromProgress returns explore if there is a shift, and create-shift if there is only an employee', () => {
  expect(stepFromProgress(NEW_ONBOARDING, NOTHING)).toBe('welcome');
  expect(stepFromProgress(begun, NOTHING)).toBe('add-employees');
  expect(stepFromProgress(NEW_ONBOARDING, TEAM)).toBe('create-shift');
  expect(stepFromProgress(NEW_ONBOARDING, PLANNED)).toBe('explore');
  expect(stepFromProgress(NEW_ONBOARDING, { hasEmployees: false, hasShifts: true })).toBe('explore');
});

test('isOnboardingShown is true for an empty schedule or a saved step, but never after the end', () => {
  expect(isOnboardingShown(NEW_ONBOARDING, true)).toBe(true);
  expect(isOnboardingShown(NEW_ONBOARDING, false)).toBe(false);
  expect(isOnboardingShown(begun, false)).toBe(true);
  for (const over of [complete(begun), dismiss(begun)]) {
    expect(isOnboardingShown(over, true)).toBe(false);
    expect(over.currentStep).toBeUndefined();
  }
});

test('the onboarding keeps a saved step until progress completes it, and saves no step when none is saved', () => {
  const skipped = advance(begun, NOTHING, false);
  expect(skipped).toMatchObject({ currentStep: 'create-shift', completedSteps: ['welcome'] });
  expect(applyProgress(skipped, NOTHING)).toBe(skipped);
  const done = applyProgress(skipped, TEAM);
  expect(done).toMatchObject({ currentStep: 'create-shift', completedSteps: ['welcome', 'add-employees'] });
  const back = goBack(done, TEAM);
  expect(applyProgress(back, TEAM)).toBe(back);
  expect(shownStep(back, TEAM)).toBe('add-employees');
  expect(applyProgress(back, PLANNED).currentStep).toBe('explore');
  expect(applyProgress(NEW_ONBOARDING, TEAM)).not.toHaveProperty('currentStep');
});

test('the onboarding stays at the first step on Back, and completes on Skip at the last step', () => {
  expect(goBack(NEW_ONBOARDING, NOTHING)).toBe(NEW_ONBOARDING);
  const last: Onboarding = { ...NEW_ONBOARDING, currentStep: 'explore' };
  expect(advance(last, NOTHING, false)).toEqual({ ...NEW_ONBOARDING, isCompleted: true });
  expect(advance(last, NOTHING, true).completedSteps).toEqual(['explore']);
});

test('the onboarding completes the create-shift step when a shift is created, for any schedule', () => {
  expect(markShiftCreated(NEW_ONBOARDING, NOTHING).completedSteps).toEqual(['create-shift']);
  const atShift: Onboarding = { ...begun, currentStep: 'create-shift' };
  expect(markShiftCreated(atShift, NOTHING).currentStep).toBe('explore');
  const once = markShiftCreated(atShift, PLANNED);
  expect(once.currentStep).toBe('explore');
  expect(markShiftCreated(once, PLANNED)).toBe(once);
  expect(markShiftCreated(begun, NOTHING).currentStep).toBe('add-employees');
});

type Act = (onboarding: Onboarding, progress: OnboardingProgress) => Onboarding;

const ACTS: readonly Act[] = [
  (onboarding, progress) => advance(onboarding, progress, true),
  (onboarding, progress) => advance(onboarding, progress, false),
  goBack,
  applyProgress,
  markShiftCreated,
  pause,
  complete,
  dismiss,
];

test('the onboarding shows one of four steps, completes each once in order, and stays closed once closed', () => {
  const anyAct = fc.record({
    act: fc.constantFrom(...ACTS),
    progress: fc.record({ hasEmployees: fc.boolean(), hasShifts: fc.boolean() }),
  });
  fc.assert(
    fc.property(fc.array(anyAct, { maxLength: 30 }), (acts) => {
      let onboarding = NEW_ONBOARDING;
      for (const { act, progress } of acts) {
        const before = onboarding;
        onboarding = act(before, progress);
        expect(ONBOARDING_STEPS).toContain(shownStep(onboarding, progress));
        const { completedSteps } = onboarding;
        expect(completedSteps).toEqual(ONBOARDING_STEPS.filter((step) => completedSteps.includes(step)));
        for (const step of before.completedSteps) expect(completedSteps).toContain(step);
        if (before.isDismissed || before.isCompleted) {
          expect(isOnboardingShown(onboarding, true)).toBe(false);
          expect(isOnboardingShown(onboarding, false)).toBe(false);
        }
      }
    }),
    { numRuns: rounds(300), ...seed },
  );
});
