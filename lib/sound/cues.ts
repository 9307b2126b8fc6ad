/** SPEC section 4. */
export const CUES = ['click', 'success', 'error', 'notification', 'complete', 'toggle', 'delete'] as const;

export type Cue = (typeof CUES)[number];

export const CUE_OF = {
  employeeAdded: 'success',
  employeeUpdated: 'success',
  employeeRefused: 'error',
  employeeDeleted: 'delete',
  employeesCleared: 'delete',
  shiftSaved: 'success',
  shiftNotSaved: 'error',
  shiftCopied: 'success',
  copyRefused: 'error',
  copyWarned: 'notification',
  copyNotSaved: 'error',
  weekCopied: 'success',
  shiftsImported: 'success',
  shiftRepaired: 'success',
  shiftDeleted: 'delete',
  shiftsCleared: 'delete',
  templateSaved: 'success',
  templateRefused: 'error',
  templateNotSaved: 'error',
  templateUsed: 'success',
  templateDeleted: 'delete',
  viewSaved: 'success',
  viewRefused: 'error',
  schedulePublished: 'complete',
  publishFailed: 'error',
  settingsSaved: 'success',
  dataRestored: 'success',
  dataRefused: 'error',
  dataNotSaved: 'error',
  partMissing: 'error',
  pageSwiped: 'click',
  tutorialFinished: 'complete',
  optionToggled: 'toggle',
  /** A notification that no action on this page caused. */
  noticeArrived: 'notification',
} as const satisfies Readonly<Record<string, Cue>>;

export type Act = keyof typeof CUE_OF;
