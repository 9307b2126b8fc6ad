/** The sounds that an act can make (SPEC section 4). */
export const CUES = ['click', 'success', 'error', 'notification', 'complete', 'toggle', 'delete'] as const;

export type Cue = (typeof CUES)[number];

/** Which act plays which cue: the one table. What arrives by itself plays `notification`. */
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
  noticeArrived: 'notification',
} as const satisfies Readonly<Record<string, Cue>>;

/** What a person does, or what befalls them, that is heard. */
export type Act = keyof typeof CUE_OF;
