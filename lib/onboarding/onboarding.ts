/** The first steps, in order (SPEC section 2). */
export const ONBOARDING_STEPS = ['welcome', 'add-employees', 'create-shift', 'explore'] as const;

export type OnboardingStep = (typeof ONBOARDING_STEPS)[number];

/** Stored state of the first steps. Without `currentStep` they have not begun, or are over. */
export interface Onboarding {
  readonly isCompleted: boolean;
  readonly isDismissed: boolean;
  readonly completedSteps: readonly OnboardingStep[];
  readonly currentStep?: OnboardingStep | undefined;
}

/** What a person has done in the schedule; the sample restaurant does not count. */
export interface OnboardingProgress {
  readonly hasEmployees: boolean;
  readonly hasShifts: boolean;
}

/** First steps that have not begun. */
export const NEW_ONBOARDING: Onboarding = { isCompleted: false, isDismissed: false, completedSteps: [] };

/**
 * Whether the first steps are shown in place of the calendar. `isEmpty`: there is no shift and no employee of any
 * kind.
 */
export function isOnboardingShown(onboarding: Onboarding, isEmpty: boolean): boolean {
  if (onboarding.isCompleted || onboarding.isDismissed) return false;
  return isEmpty || onboarding.currentStep !== undefined;
}

/** Leaves the guide as if not begun; completed steps stay completed. */
export function pause({ currentStep: _currentStep, ...rest }: Onboarding): Onboarding {
  return rest;
}
