/** In order (SPEC section 4). */
export const TUTORIAL_STEP_IDS = [
  'welcome',
  'calendar',
  'employee-management',
  'add-shift',
  'recurring-shifts',
  'shift-templates',
  'insights',
  'help',
  'finish',
] as const;

export type TutorialStepId = (typeof TUTORIAL_STEP_IDS)[number];
