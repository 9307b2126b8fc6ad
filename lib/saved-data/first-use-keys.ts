import { array, boolean, number, picklist, string } from 'valibot';
import { ONBOARDING_STEPS } from '@/lib/onboarding/onboarding';
import { TUTORIAL_STEP_IDS } from '@/lib/tutorial/tutorial-step';
import type { SavedKey } from './saved-key';

/** The keys of how a person came to Brigade: the first steps, the tutorial, installing, launching. */
export const FIRST_USE_KEYS = {
  onboardingCompleted: {
    name: 'brigade-onboarding-completed',
    owner: 'ui',
    writtenAs: 'json',
    shape: boolean(),
    says: 'Whether the first steps were gone through to their end',
  },
  onboardingDismissed: {
    name: 'brigade-onboarding-dismissed',
    owner: 'ui',
    writtenAs: 'json',
    shape: boolean(),
    says: 'Whether the first steps were sent away for good',
  },
  onboardingCompletedSteps: {
    name: 'brigade-onboarding-completed-steps',
    owner: 'ui',
    writtenAs: 'json',
    shape: array(picklist(ONBOARDING_STEPS)),
    says: 'The first steps that are done',
  },
  onboardingCurrentStep: {
    name: 'brigade-onboarding-current-step',
    owner: 'ui',
    writtenAs: 'text',
    shape: picklist(ONBOARDING_STEPS),
    says: 'The first step that is shown; absent: the first steps were not begun, or are over',
  },
  firstShiftAdded: {
    name: 'brigade-first-shift-added',
    owner: 'ui',
    writtenAs: 'json',
    shape: boolean(),
    says: 'Whether a shift was ever added here',
  },
  hasSeenTutorial: {
    name: 'hasSeenTutorial',
    owner: 'ui',
    writtenAs: 'json',
    shape: boolean(),
    says: 'Whether the tutorial was ended or skipped once',
  },
  viewedTutorialSteps: {
    name: 'viewedTutorialSteps',
    owner: 'ui',
    writtenAs: 'json',
    shape: array(picklist(TUTORIAL_STEP_IDS)),
    says: 'The steps of the tutorial that were shown',
  },
  lastCompletedStep: {
    name: 'lastCompletedStep',
    owner: 'ui',
    writtenAs: 'json',
    shape: number(),
    says: 'The number of the step at which the tutorial was ended last, from 0',
  },
  tutorialStep: {
    name: 'brigade-tutorial-step',
    owner: 'ui',
    writtenAs: 'json',
    shape: number(),
    says: 'The step of the tutorial that is running, in sessionStorage, each tab its own; absent: none is',
  },
  installHintAnswered: {
    name: 'brigade-install-hint-answered',
    owner: 'ui',
    writtenAs: 'json',
    shape: boolean(),
    says: 'Whether the hint to install was answered, and so never comes again',
  },
  lastLaunch: {
    name: 'brigade-last-launch',
    owner: 'ui',
    writtenAs: 'json',
    shape: string(),
    says: 'What the system last opened the app for, in sessionStorage, so that a reload does not do it again',
  },
} as const satisfies Readonly<Record<string, SavedKey>>;
