/** In order (SPEC section 2). */
export const ONBOARDING_STEPS = ['welcome', 'add-employees', 'create-shift', 'explore'] as const;

export type OnboardingStep = (typeof ONBOARDING_STEPS)[number];

/** Without `currentStep`, onboarding has not begun, or is over. */
export interface Onboarding {
  readonly isCompleted: boolean;
  readonly isDismissed: boolean;
  readonly completedSteps: readonly OnboardingStep[];
  readonly currentStep?: OnboardingStep | undefined;
}

/** Progress in the schedule, without the sample restaurant's records. */
export interface OnboardingProgress {
  readonly hasEmployees: boolean;
  readonly hasShifts: boolean;
}

export const NEW_ONBOARDING: Onboarding = { isCompleted: false, isDismissed: false, completedSteps: [] };

/** Whether onboarding replaces the calendar. `isEmpty`: no shift and no employee, including samples. */
export function isOnboardingShown(onboarding: Onboarding, isEmpty: boolean): boolean {
  if (onboarding.isCompleted || onboarding.isDismissed) return false;
  return isEmpty || onboarding.currentStep !== undefined;
}

/** Ends the current step; keeps the completed steps. */
export function pause({ currentStep: _currentStep, ...rest }: Onboarding): Onboarding {
  return rest;
}
