import { DEFAULT_NOTIFICATION_PREFERENCES } from '@/lib/notifications/notification';
import { DEFAULT_REST_HOURS } from '@/lib/rules/rest-hours';
import { DEFAULT_THEME_COLOR } from '@/lib/theme/theme-color';
import type { StorageDoor } from './keys/storage-door';
import { persistedValue } from './persisted-value';

interface Gateways {
  /** What the browser keeps for all tabs. */
  readonly door: StorageDoor;
  /** What belongs to this tab alone. */
  readonly tabDoor: StorageDoor;
}

export type PersistedValues = ReturnType<typeof createPersistedValues>;

const OWN_IN_EACH_TAB = { followsOtherTabs: false } as const;

/** Every value that outlives the page, the schedule apart: its key, its default, and whether it follows other tabs. */
export function createPersistedValues({ door, tabDoor }: Gateways) {
  return {
    themeColor: persistedValue(door, 'themeColorId', DEFAULT_THEME_COLOR),
    darkMode: persistedValue(door, 'darkMode', false),
    highContrastMode: persistedValue(door, 'highContrastMode', false),
    dyslexicFontMode: persistedValue(door, 'dyslexicFontMode', false),
    effects: persistedValue(door, 'effects', 'full'),
    characterShortcuts: persistedValue(door, 'characterShortcuts', true),
    soundEffects: persistedValue(door, 'soundEffects', true),
    settings: persistedValue(door, 'settings', { language: '', timezone: 'system' }),
    restHours: persistedValue(door, 'restHours', DEFAULT_REST_HOURS),
    savedViews: persistedValue(door, 'savedViews', []),
    sidebarOpen: persistedValue(door, 'sidebarOpen', false, OWN_IN_EACH_TAB),
    currentView: persistedValue(door, 'currentView', 'weekly', OWN_IN_EACH_TAB),
    weekLayout: persistedValue(door, 'weekLayout', 'day', OWN_IN_EACH_TAB),
    shiftDrafts: persistedValue(door, 'shiftDraft', undefined, OWN_IN_EACH_TAB),

    notifications: persistedValue(door, 'notifications', []),
    notificationPreferences: persistedValue(
      door,
      'notificationPreferences',
      DEFAULT_NOTIFICATION_PREFERENCES,
    ),
    remindedShifts: persistedValue(door, 'remindedShifts', []),

    onboardingCompleted: persistedValue(door, 'onboardingCompleted', false),
    onboardingDismissed: persistedValue(door, 'onboardingDismissed', false),
    onboardingCompletedSteps: persistedValue(door, 'onboardingCompletedSteps', []),
    onboardingCurrentStep: persistedValue(door, 'onboardingCurrentStep', undefined),
    firstShiftAdded: persistedValue(door, 'firstShiftAdded', false),
    hasSeenTutorial: persistedValue(door, 'hasSeenTutorial', undefined),
    viewedTutorialSteps: persistedValue(door, 'viewedTutorialSteps', undefined),
    lastCompletedStep: persistedValue(door, 'lastCompletedStep', undefined),
    installHintAnswered: persistedValue(door, 'installHintAnswered', false),
    backupFolder: persistedValue(door, 'backupFolder', undefined),

    selectedDate: persistedValue(tabDoor, 'selectedDate', undefined),
    filter: persistedValue(tabDoor, 'filter', undefined),
    tutorialStep: persistedValue(tabDoor, 'tutorialStep', undefined),
    openForm: persistedValue(tabDoor, 'openForm', undefined),
    lastLaunch: persistedValue(tabDoor, 'lastLaunch', undefined),
    selfReload: persistedValue(tabDoor, 'selfReload', 0),
  };
}

/** Reads them all, once: at the start, after the keys were brought to this version. */
export function loadPersistedValues(values: Partial<PersistedValues>): void {
  for (const value of Object.values(values)) value.load();
}

/** Takes in what another tab has written under that key; null where it has cleared everything. */
export function hearPersistedValues(values: Partial<PersistedValues>, key: string | null): void {
  for (const value of Object.values(values)) value.hear(key);
}
