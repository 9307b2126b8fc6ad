/** One key of the browser's storage: what it holds, in which version of its shape, and which store owns it. */
interface SavedKey {
  readonly name: string;
  readonly version: number;
  readonly shape: string;
  readonly owner: 'schedule' | 'ui' | 'storage';
}

/**
 * Every key that Brigade keeps in localStorage, or in sessionStorage where its shape says so. The specification's keys carry its names; our own begin with
 * `brigade`. Under a sub-path the door puts the path before each.
 */
export const SAVED_KEYS = {
  shifts: {
    name: 'shifts',
    version: 1,
    owner: 'schedule',
    shape:
      'array of {id, employeeName, role, date, startTime, endTime, timeRange, status, color, notes}; the weeks around today',
  },
  employees: { name: 'employees', version: 1, owner: 'schedule', shape: 'array of {id, name, role, color}' },
  templates: {
    name: 'shiftTemplates',
    version: 1,
    owner: 'schedule',
    shape: 'array of {id, name, description, employeeName, role, startTime, endTime, status, color, icon}',
  },
  journal: {
    name: 'brigade-journal',
    version: 1,
    owner: 'schedule',
    shape: 'array of ScheduleChange: submitted, and perhaps not yet in the collections',
  },
  stamp: {
    name: 'brigade-stamp',
    version: 1,
    owner: 'schedule',
    shape:
      '{number, shifts, employees, templates}: the number of the last change in the texts, and their hashes',
  },
  shiftDraft: {
    name: 'brigade-shift-draft',
    version: 1,
    owner: 'ui',
    shape: 'array of {shiftId, fields}, one for each form left half-filled',
  },
  themeColorId: { name: 'themeColorId', version: 1, owner: 'ui', shape: 'id of a theme colour' },
  darkMode: { name: 'brigade-dark-mode', version: 1, owner: 'ui', shape: 'true | false; absent: the system' },
  highContrastMode: { name: 'brigade-high-contrast', version: 1, owner: 'ui', shape: 'true | false' },
  dyslexicFontMode: { name: 'brigade-dyslexic-font', version: 1, owner: 'ui', shape: 'true | false' },
  sidebarOpen: { name: 'brigade-sidebar-open', version: 1, owner: 'ui', shape: 'true | false' },
  currentView: {
    name: 'brigade-current-view',
    version: 1,
    owner: 'ui',
    shape: 'daily | weekly | staff | list',
  },
  selectedDate: {
    name: 'brigade-selected-date',
    version: 1,
    owner: 'schedule',
    shape: 'YYYY-MM-DD; in sessionStorage, each tab its own; absent: today',
  },
  settings: { name: 'settings', version: 1, owner: 'ui', shape: '{language, timezone}' },
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
  'settings',
] as const satisfies readonly SavedKeyId[];
