import { ONBOARDING_STEPS } from '@/lib/onboarding/onboarding';
import { TUTORIAL_STEP_IDS } from '@/lib/tutorial/tutorial-step';
import { array, boolean, number, picklist, string } from './records/shape';
import type { SavedKey } from './saved-key';

/** The keys of the first-use state: first steps, tutorial, installing, launching. */
export const FIRST_USE_KEYS = {
  onboardingCompleted: {
    name: 'brigade-onboarding-completed',
    writtenAs: 'json',
    shape: boolean,
  },
  onboardingDismissed: {
    name: 'brigade-onboarding-dismissed',
    writtenAs: 'json',
    shape: boolean,
  },
  onboardingCompletedSteps: {
    name: 'brigade-onboarding-completed-steps',
    writtenAs: 'json',
    shape: array(picklist(ONBOARDING_STEPS)),
  },
  onboardingCurrentStep: {
    name: 'brigade-onboarding-current-step',
    writtenAs: 'text',
    shape: picklist(ONBOARDING_STEPS),
  },
  firstShiftAdded: {
    name: 'brigade-first-shift-added',
    writtenAs: 'json',
    shape: boolean,
  },
  typedShifts: {
    name: 'brigade-typed-shifts',
    writtenAs: 'json',
    shape: number,
  },
  hasSeenTutorial: {
    name: 'hasSeenTutorial',
    writtenAs: 'json',
    shape: boolean,
  },
  viewedTutorialSteps: {
    name: 'viewedTutorialSteps',
    writtenAs: 'json',
    shape: array(picklist(TUTORIAL_STEP_IDS)),
  },
  lastCompletedStep: {
    name: 'lastCompletedStep',
    writtenAs: 'json',
    shape: number,
  },
  tutorialStep: {
    name: 'brigade-tutorial-step',
    writtenAs: 'json',
    shape: number,
  },
  installHintAnswered: {
    name: 'brigade-install-hint-answered',
    writtenAs: 'json',
    shape: boolean,
  },
  lastLaunch: {
    name: 'brigade-last-launch',
    writtenAs: 'json',
    shape: string,
  },
} as const satisfies Readonly<Record<string, SavedKey>>;
