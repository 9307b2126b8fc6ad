import { EFFECTS } from '@/lib/effects';
import { ONBOARDING_STEPS } from '@/lib/onboarding/onboarding';
import { CALENDAR_VIEWS, DAY_LAYOUTS, DENSITY_CHOICES, WEEK_LAYOUTS } from '@/lib/shifts/views/calendar-view';
import { THEME_COLORS } from '@/lib/theme/theme-color';
import { TUTORIAL_STEP_IDS } from '@/lib/tutorial/tutorial-step';
import { DEVICE_KEYS, OLD_SETTING_KEYS } from './device-keys';
import { DAY_SHAPE, REQUEST_SHAPE } from './records/day-request-shapes';
import { SHIFT_DRAFT_SHAPE } from './records/draft-shapes';
import { array, boolean, number, picklist, record, string, unknown } from './records/shape';
import {
  EMPLOYEE_SHAPE,
  IGNORED_PROBLEM_SHAPE,
  LOCAL_DATE_SHAPE,
  NOTIFICATION_PREFERENCES_SHAPE,
  NOTIFICATION_SHAPE,
  PUBLICATION_SHAPE,
  SAVED_VIEW_SHAPE,
  SETTING_SHAPE,
  SETTINGS_SHAPE,
  SHIFT_FILTER_SHAPE,
  SHIFT_SHAPE,
  STAMP_SHAPE,
  TEMPLATE_SHAPE,
} from './records/shapes';
import type { SavedKey } from './saved-key';

/** `holdBack` hides pending shifts from the team until they are confirmed or canceled. */
const PENDING_CHOICES = ['publish', 'holdBack'] as const;

/** The keys of first use: onboarding, tutorial, installation, launch. */
const FIRST_USE_KEYS = {
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

/**
 * Every key of Brigade in localStorage, or in sessionStorage if noted. The specification's keys have their
 * specified names; all others begin with `brigade`. Under a sub-path, the key gateway puts the path before
 * each name. `brigade-data-version` has the version of all keys.
 */
export const SAVED_KEYS = {
  shifts: {
    name: 'shifts',
    writtenAs: 'json',
    shape: array(SHIFT_SHAPE),
  },
  employees: {
    name: 'employees',
    writtenAs: 'json',
    shape: array(EMPLOYEE_SHAPE),
  },
  templates: {
    name: 'shiftTemplates',
    writtenAs: 'json',
    shape: array(TEMPLATE_SHAPE),
  },
  days: {
    name: 'brigade-days',
    writtenAs: 'json',
    shape: array(DAY_SHAPE),
  },
  requests: {
    name: 'brigade-requests',
    writtenAs: 'json',
    shape: array(REQUEST_SHAPE),
  },
  businessSettings: {
    name: 'brigade-business-settings',
    writtenAs: 'json',
    shape: array(SETTING_SHAPE),
  },
  journal: {
    name: 'brigade-journal',
    writtenAs: 'json',
    // The journal checks each change separately: an unreadable change does not discard the others.
    shape: array(unknown),
  },
  away: {
    name: 'brigade-away',
    writtenAs: 'json',
    shape: array(unknown),
  },
  stamp: {
    name: 'brigade-stamp',
    writtenAs: 'json',
    shape: STAMP_SHAPE,
  },
  publication: {
    name: 'brigade-publication',
    writtenAs: 'json',
    shape: PUBLICATION_SHAPE,
  },
  dataVersion: {
    name: 'brigade-data-version',
    writtenAs: 'json',
    shape: number,
  },
  shiftDraft: {
    name: 'brigade-shift-draft',
    writtenAs: 'json',
    shape: array(SHIFT_DRAFT_SHAPE),
  },
  themeColorId: {
    name: 'themeColorId',
    writtenAs: 'text',
    shape: picklist(THEME_COLORS.map(({ id }) => id)),
  },
  darkMode: {
    name: 'brigade-dark-mode',
    writtenAs: 'json',
    shape: boolean,
  },
  highContrastMode: {
    name: 'brigade-high-contrast',
    writtenAs: 'json',
    shape: boolean,
  },
  dyslexicFontMode: {
    name: 'brigade-dyslexic-font',
    writtenAs: 'json',
    shape: boolean,
  },
  sidebarOpen: {
    name: 'brigade-sidebar-open',
    writtenAs: 'json',
    shape: boolean,
  },
  notificationPreferences: {
    name: 'brigade-notification-preferences',
    writtenAs: 'json',
    shape: NOTIFICATION_PREFERENCES_SHAPE,
  },
  notifications: {
    name: 'brigade-notifications',
    writtenAs: 'json',
    shape: array(NOTIFICATION_SHAPE),
  },
  tabNotifications: {
    name: 'brigade-tab-notifications',
    writtenAs: 'json',
    shape: array(NOTIFICATION_SHAPE),
  },
  remindedShifts: {
    name: 'brigade-reminded-shifts',
    writtenAs: 'json',
    shape: array(string),
  },
  toldNews: {
    name: 'brigade-told-news',
    writtenAs: 'json',
    shape: array(string),
  },
  lastDigest: {
    name: 'brigade-last-digest',
    writtenAs: 'json',
    shape: number,
  },
  soundEffects: {
    name: 'brigade-sound-effects',
    writtenAs: 'json',
    shape: boolean,
  },
  effects: {
    name: 'brigade-effects',
    writtenAs: 'text',
    shape: picklist(EFFECTS),
  },
  characterShortcuts: {
    name: 'brigade-character-shortcuts',
    writtenAs: 'json',
    shape: boolean,
  },
  pendingOnPublish: {
    name: 'brigade-pending-on-publish',
    writtenAs: 'text',
    shape: picklist(PENDING_CHOICES),
  },
  ...DEVICE_KEYS,
  ...OLD_SETTING_KEYS,
  currentView: {
    name: 'brigade-current-view',
    writtenAs: 'text',
    shape: picklist(CALENDAR_VIEWS),
  },
  weekLayout: {
    name: 'brigade-week-layout',
    writtenAs: 'text',
    shape: picklist(WEEK_LAYOUTS),
  },
  dayLayout: {
    name: 'brigade-day-layout',
    writtenAs: 'text',
    shape: picklist(DAY_LAYOUTS),
  },
  density: {
    name: 'brigade-density',
    writtenAs: 'text',
    shape: picklist(DENSITY_CHOICES),
  },
  planChoices: {
    name: 'brigade-plan-choices',
    writtenAs: 'json',
    shape: record(record(string)),
  },
  selectedDate: {
    name: 'brigade-selected-date',
    writtenAs: 'text',
    shape: LOCAL_DATE_SHAPE,
  },
  filter: {
    name: 'brigade-filter',
    writtenAs: 'json',
    shape: SHIFT_FILTER_SHAPE,
  },
  savedViews: {
    name: 'brigade-saved-views',
    writtenAs: 'json',
    shape: array(SAVED_VIEW_SHAPE),
  },
  ignoredProblems: {
    name: 'brigade-ignored-problems',
    writtenAs: 'json',
    shape: array(IGNORED_PROBLEM_SHAPE),
  },
  namesakesKept: {
    name: 'brigade-namesakes-kept',
    writtenAs: 'json',
    shape: array(string),
  },
  ...FIRST_USE_KEYS,
  selfReload: {
    name: 'brigade-self-reload',
    writtenAs: 'json',
    shape: number,
  },
  openForm: {
    name: 'brigade-open-form',
    writtenAs: 'json',
    shape: string,
  },
  backupFolder: {
    name: 'brigade-backup-folder',
    writtenAs: 'json',
    shape: number,
  },
  settings: {
    name: 'settings',
    writtenAs: 'json',
    shape: SETTINGS_SHAPE,
  },
} as const satisfies Readonly<Record<string, SavedKey>>;

/**
 * The version of all stored data: keys, database, log and backup files. `DATA_VERSIONS` has the migrations.
 */
export const DATA_VERSION = 7;

export type SavedKeyId = keyof typeof SAVED_KEYS;

/** Prefix of quarantine keys; the original key's name and the hash of the unreadable text follow. */
export const QUARANTINE_PREFIX = 'brigade-quarantine';

/**
 * Prefix of the notes about quarantined texts, `{at, state}`; the same name and hash follow. See
 * `keys/quarantine.ts`.
 */
export const QUARANTINE_NOTE_PREFIX = 'brigade-aside';

/** The keys of preferences, which a backup includes; no records and no unfinished form. */
export const PREFERENCE_IDS = [
  'themeColorId',
  'darkMode',
  'highContrastMode',
  'dyslexicFontMode',
  'sidebarOpen',
  'currentView',
  'weekLayout',
  'dayLayout',
  'density',
  'planChoices',
  'savedViews',
  'settings',
  'notificationPreferences',
  'soundEffects',
  'effects',
  'characterShortcuts',
  'pendingOnPublish',
  'ignoredProblems',
  'workplace',
  'twoWeeks',
  'byStation',
  'moneyHidden',
  'namesakesKept',
] as const satisfies readonly SavedKeyId[];
