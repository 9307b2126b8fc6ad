import { array, boolean, custom, number, picklist, string, unknown } from 'valibot';
import { EFFECTS } from '@/lib/effects';
import { CALENDAR_VIEWS } from '@/lib/shifts/calendar-view';
import { THEME_COLORS } from '@/lib/theme/theme-color';
import { isLocalDate, type LocalDate } from '@/lib/time/local-date';
import { FIRST_USE_KEYS } from './first-use-keys';
import type { SavedKey } from './saved-key';
import {
  EMPLOYEE_SHAPE,
  NOTIFICATION_PREFERENCES_SHAPE,
  NOTIFICATION_SHAPE,
  PUBLICATION_SHAPE,
  SAVED_VIEW_SHAPE,
  SETTINGS_SHAPE,
  SHIFT_DRAFT_SHAPE,
  SHIFT_FILTER_SHAPE,
  SHIFT_SHAPE,
  STAMP_SHAPE,
  TEMPLATE_SHAPE,
} from './shapes';

/**
 * Every key that Brigade keeps in localStorage, or in sessionStorage where it says so. The specification's keys carry
 * its names; our own begin with `brigade`. Under a sub-path the door puts the path before each. All of them are of the
 * version under `brigade-data-version`.
 */
export const SAVED_KEYS = {
  shifts: {
    name: 'shifts',
    owner: 'schedule',
    writtenAs: 'json',
    shape: array(SHIFT_SHAPE),
    says: 'The weeks around today, each shift with its timeRange beside it',
  },
  employees: {
    name: 'employees',
    owner: 'schedule',
    writtenAs: 'json',
    shape: array(EMPLOYEE_SHAPE),
    says: 'The team',
  },
  templates: {
    name: 'shiftTemplates',
    owner: 'schedule',
    writtenAs: 'json',
    shape: array(TEMPLATE_SHAPE),
    says: 'The templates',
  },
  journal: {
    name: 'brigade-journal',
    owner: 'schedule',
    writtenAs: 'json',
    // Each change is read by its own shape: one that cannot be read takes no other with it.
    shape: array(unknown()),
    says: 'Changes that were submitted and are perhaps not yet in the database',
  },
  stamp: {
    name: 'brigade-stamp',
    owner: 'schedule',
    writtenAs: 'json',
    shape: STAMP_SHAPE,
    says: 'The number of the last change in the texts of the collections, and their hashes',
  },
  publication: {
    name: 'brigade-publication',
    owner: 'schedule',
    writtenAs: 'json',
    shape: PUBLICATION_SHAPE,
    says: 'The last publication, and in `since` what has changed up to now; absent where that is a great deal',
  },
  dataVersion: {
    name: 'brigade-data-version',
    owner: 'storage',
    writtenAs: 'json',
    shape: number(),
    says: 'The version of the records under all keys; absent: 1',
  },
  shiftDraft: {
    name: 'brigade-shift-draft',
    owner: 'ui',
    writtenAs: 'json',
    shape: array(SHIFT_DRAFT_SHAPE),
    says: 'One for each form left half-filled',
  },
  themeColorId: {
    name: 'themeColorId',
    owner: 'ui',
    writtenAs: 'text',
    shape: picklist(THEME_COLORS.map(({ id }) => id)),
    says: 'The theme colour',
  },
  darkMode: {
    name: 'brigade-dark-mode',
    owner: 'ui',
    writtenAs: 'json',
    shape: boolean(),
    says: 'Absent: as the system has it',
  },
  highContrastMode: {
    name: 'brigade-high-contrast',
    owner: 'ui',
    writtenAs: 'json',
    shape: boolean(),
    says: 'High contrast',
  },
  dyslexicFontMode: {
    name: 'brigade-dyslexic-font',
    owner: 'ui',
    writtenAs: 'json',
    shape: boolean(),
    says: 'The dyslexia-friendly font',
  },
  sidebarOpen: {
    name: 'brigade-sidebar-open',
    owner: 'ui',
    writtenAs: 'json',
    shape: boolean(),
    says: 'The sidebar',
  },
  notificationPreferences: {
    name: 'brigade-notification-preferences',
    owner: 'ui',
    writtenAs: 'json',
    shape: NOTIFICATION_PREFERENCES_SHAPE,
    says: 'What is told, how, and when; a part that is missing is the default',
  },
  notifications: {
    name: 'brigade-notifications',
    owner: 'ui',
    writtenAs: 'json',
    shape: array(NOTIFICATION_SHAPE),
    says: 'The list behind the bell, newest last',
  },
  remindedShifts: {
    name: 'brigade-reminded-shifts',
    owner: 'ui',
    writtenAs: 'json',
    shape: array(string()),
    says: 'The ids of the shifts that had their one reminder, as long as they are to come',
  },
  soundEffects: {
    name: 'brigade-sound-effects',
    owner: 'ui',
    writtenAs: 'json',
    shape: boolean(),
    says: 'Sound effects; absent: on',
  },
  effects: {
    name: 'brigade-effects',
    owner: 'ui',
    writtenAs: 'text',
    shape: picklist(EFFECTS),
    says: 'Whether artificial delays and celebrations take their time',
  },
  characterShortcuts: {
    name: 'brigade-character-shortcuts',
    owner: 'ui',
    writtenAs: 'json',
    shape: boolean(),
    says: 'Shortcuts of a single letter or of Shift and a letter; absent: on',
  },
  currentView: {
    name: 'brigade-current-view',
    owner: 'ui',
    writtenAs: 'text',
    shape: picklist(CALENDAR_VIEWS),
    says: 'The view of the calendar',
  },
  selectedDate: {
    name: 'brigade-selected-date',
    owner: 'schedule',
    writtenAs: 'text',
    shape: custom<LocalDate>((text) => typeof text === 'string' && isLocalDate(text)),
    says: 'The selected day, in sessionStorage, each tab its own; absent: today',
  },
  filter: {
    name: 'brigade-filter',
    owner: 'ui',
    writtenAs: 'json',
    shape: SHIFT_FILTER_SHAPE,
    says: 'The filter of the calendar, in sessionStorage, each tab its own; absent: none',
  },
  savedViews: {
    name: 'brigade-saved-views',
    owner: 'ui',
    writtenAs: 'json',
    shape: array(SAVED_VIEW_SHAPE),
    says: 'The views of the calendar that have a name',
  },
  ...FIRST_USE_KEYS,
  selfReload: {
    name: 'brigade-self-reload',
    owner: 'ui',
    writtenAs: 'json',
    shape: number(),
    says: 'When the page last loaded itself anew because a part was missing, in sessionStorage, in epoch milliseconds',
  },
  openForm: {
    name: 'brigade-open-form',
    owner: 'ui',
    writtenAs: 'json',
    shape: string(),
    says: 'The id of the shift whose form was open when the page loaded itself anew, in sessionStorage; empty: a new one',
  },
  backupFolder: {
    name: 'brigade-backup-folder',
    owner: 'storage',
    writtenAs: 'json',
    shape: number(),
    says: 'When the backup in the folder was written last, in epoch milliseconds; absent: no folder is chosen',
  },
  settings: {
    name: 'settings',
    owner: 'ui',
    writtenAs: 'json',
    shape: SETTINGS_SHAPE,
    says: 'What Save Settings keeps; a language that is none: the browser’s',
  },
} as const satisfies Readonly<Record<string, SavedKey>>;

export type SavedKeyId = keyof typeof SAVED_KEYS;

/** Before the name of the key and the hash of its text, under which an unreadable value is put aside. */
export const QUARANTINE_PREFIX = 'brigade-quarantine';

/** The keys of what a person has set, which a backup carries; no records and no half-filled form. */
export const PREFERENCE_IDS = [
  'themeColorId',
  'darkMode',
  'highContrastMode',
  'dyslexicFontMode',
  'sidebarOpen',
  'currentView',
  'savedViews',
  'settings',
  'notificationPreferences',
  'soundEffects',
  'effects',
  'characterShortcuts',
] as const satisfies readonly SavedKeyId[];
