/** Events of the page (SPEC section 7), each dispatched on `window` under its name. */
export type PageEvent =
  | 'publishSchedule'
  | 'navigatePreviousWeek'
  | 'navigateNextWeek'
  | 'onboardingDismissed'
  | 'showTutorialPrompt'
  | 'toggleTutorial'
  | 'showKeyboardShortcuts';
