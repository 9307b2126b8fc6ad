/** The events of the page itself (SPEC section 7), each a plain event on `window` under its own name. */
export type PageEvent =
  | 'publishSchedule'
  | 'navigatePreviousWeek'
  | 'navigateNextWeek'
  | 'onboardingDismissed'
  | 'showTutorialPrompt'
  | 'toggleTutorial'
  | 'showKeyboardShortcuts';
