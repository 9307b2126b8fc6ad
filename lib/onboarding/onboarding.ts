/** The first steps, in their order (SPEC section 2). */
export const ONBOARDING_STEPS = ['welcome', 'add-employees', 'create-shift', 'explore'] as const;

export type OnboardingStep = (typeof ONBOARDING_STEPS)[number];

/** What is kept of the first steps. Without `currentStep` they were not begun, or are over. */
export interface Onboarding {
  readonly isCompleted: boolean;
  readonly isDismissed: boolean;
  readonly completedSteps: readonly OnboardingStep[];
  readonly currentStep?: OnboardingStep | undefined;
}

/** What a person has got done in the schedule; the sample restaurant is nobody's doing. */
export interface OnboardingProgress {
  readonly hasEmployees: boolean;
  readonly hasShifts: boolean;
}

/** First steps that nobody has begun. */
export const NEW_ONBOARDING: Onboarding = { isCompleted: false, isDismissed: false, completedSteps: [] };

/** Whether the first steps stand in place of the calendar. `isEmpty`: there is no shift and no employee, of any kind. */
export function isOnboardingShown(onboarding: Onboarding, isEmpty: boolean): boolean {
  if (onboarding.isCompleted || onboarding.isDismissed) return false;
  return isEmpty || onboarding.currentStep !== undefined;
}

/** Leaves the guide as if it had not been begun; what is done stays done. */
export function pause({ currentStep: _currentStep, ...rest }: Onboarding): Onboarding {
  return rest;
}
