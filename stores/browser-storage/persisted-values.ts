import { DEFAULT_NOTIFICATION_PREFERENCES } from '@/lib/notifications/notification';
import { DEFAULT_REST_HOURS } from '@/lib/rules/rest-hours';
import { DEFAULT_THEME_COLOR } from '@/lib/theme/theme-color';
import type { StorageGateway } from './keys/storage-gateway';
import { persistedValue } from './persisted-value';

interface Gateways {
  /** What the browser keeps for all tabs. */
  readonly gateway: StorageGateway;
  /** What belongs to this tab alone. */
  readonly tabGateway: StorageGateway;
}

export type PersistedValues = ReturnType<typeof createPersistedValues>;

const OWN_IN_EACH_TAB = { followsOtherTabs: false } as const;

/** Every value that outlives the page, the schedule apart: its key, its default, and whether it follows other tabs. */
export function createPersistedValues({ gateway, tabGateway }: Gateways) {
  return {
    themeColor: persistedValue(gateway, 'themeColorId', DEFAULT_THEME_COLOR),
    darkMode: persistedValue(gateway, 'darkMode', false),
    highContrastMode: persistedValue(gateway, 'highContrastMode', false),
    dyslexicFontMode: persistedValue(gateway, 'dyslexicFontMode', false),
    effects: persistedValue(gateway, 'effects', 'full'),
    characterShortcuts: persistedValue(gateway, 'characterShortcuts', true),
    soundEffects: persistedValue(gateway, 'soundEffects', true),
    settings: persistedValue(gateway, 'settings', { language: '', timezone: 'system' }),
    restHours: persistedValue(gateway, 'restHours', DEFAULT_REST_HOURS),
    savedViews: persistedValue(gateway, 'savedViews', []),
    sidebarOpen: persistedValue(gateway, 'sidebarOpen', false, OWN_IN_EACH_TAB),
    currentView: persistedValue(gateway, 'currentView', 'weekly', OWN_IN_EACH_TAB),
    weekLayout: persistedValue(gateway, 'weekLayout', 'day', OWN_IN_EACH_TAB),
    shiftDrafts: persistedValue(gateway, 'shiftDraft', undefined, OWN_IN_EACH_TAB),

    notifications: persistedValue(gateway, 'notifications', []),
    notificationPreferences: persistedValue(
      gateway,
      'notificationPreferences',
      DEFAULT_NOTIFICATION_PREFERENCES,
    ),
    remindedShifts: persistedValue(gateway, 'remindedShifts', []),

    onboardingCompleted: persistedValue(gateway, 'onboardingCompleted', false),
    onboardingDismissed: persistedValue(gateway, 'onboardingDismissed', false),
    onboardingCompletedSteps: persistedValue(gateway, 'onboardingCompletedSteps', []),
    onboardingCurrentStep: persistedValue(gateway, 'onboardingCurrentStep', undefined),
    firstShiftAdded: persistedValue(gateway, 'firstShiftAdded', false),
    hasSeenTutorial: persistedValue(gateway, 'hasSeenTutorial', undefined),
    viewedTutorialSteps: persistedValue(gateway, 'viewedTutorialSteps', undefined),
    lastCompletedStep: persistedValue(gateway, 'lastCompletedStep', undefined),
    installHintAnswered: persistedValue(gateway, 'installHintAnswered', false),
    backupFolder: persistedValue(gateway, 'backupFolder', undefined),

    selectedDate: persistedValue(tabGateway, 'selectedDate', undefined),
    filter: persistedValue(tabGateway, 'filter', undefined),
    tutorialStep: persistedValue(tabGateway, 'tutorialStep', undefined),
    openForm: persistedValue(tabGateway, 'openForm', undefined),
    lastLaunch: persistedValue(tabGateway, 'lastLaunch', undefined),
    selfReload: persistedValue(tabGateway, 'selfReload', 0),
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
