import { DEFAULT_NOTIFICATION_PREFERENCES } from '@/lib/notifications/notification';
import type { SavedKeyId } from '@/lib/saved-data/saved-keys';
import type { SavedValue } from '@/lib/saved-data/saved-value';
import { DEFAULT_THEME_COLOR } from '@/lib/theme/theme-color';
import type { StorageGateway } from './keys/storage-gateway';
import { type PersistedValue, persistedValue } from './persisted-value';

interface Gateways {
  readonly gateway: StorageGateway;
  readonly tabGateway: StorageGateway;
}

type Defaults = { readonly [Id in SavedKeyId]?: SavedValue<Id> | undefined };

/** Shared by all tabs. */
const SHARED = {
  themeColorId: DEFAULT_THEME_COLOR,
  darkMode: false,
  highContrastMode: false,
  dyslexicFontMode: false,
  effects: 'full',
  density: 'auto',
  planChoices: {},
  characterShortcuts: true,
  soundEffects: true,
  settings: { language: '', timezone: 'system' },
  pendingOnPublish: 'publish',
  workplace: undefined,
  sharing: false,
  replyKey: undefined,
  kiosk: undefined,
  twoWeeks: false,
  byStation: false,
  moneyHidden: false,
  savedViews: [],
  ignoredProblems: [],
  namesakesKept: [],

  notifications: [],
  notificationPreferences: DEFAULT_NOTIFICATION_PREFERENCES,
  remindedShifts: [],
  toldNews: [],
  lastDigest: 0,

  onboardingCompleted: false,
  onboardingDismissed: false,
  onboardingCompletedSteps: [],
  onboardingCurrentStep: undefined,
  firstShiftAdded: false,
  typedShifts: 0,
  hasSeenTutorial: undefined,
  viewedTutorialSteps: undefined,
  lastCompletedStep: undefined,
  installHintAnswered: false,
  backupFolder: undefined,
} as const satisfies Defaults;

/** Stored for all tabs, but an open tab does not follow the changes of other tabs. */
const SEPARATE_WHILE_OPEN = {
  sidebarOpen: false,
  currentView: 'weekly',
  weekLayout: 'day',
  dayLayout: 'shift',
  shiftDraft: undefined,
} as const satisfies Defaults;

/** Stored for one tab, until the tab is closed. */
const TAB_ONLY = {
  selectedDate: undefined,
  filter: undefined,
  tabNotifications: [],
  tutorialStep: undefined,
  openForm: undefined,
  lastLaunch: undefined,
  selfReload: 0,
} as const satisfies Defaults;

type AllDefaults = typeof SHARED & typeof SEPARATE_WHILE_OPEN & typeof TAB_ONLY;

/** Every persisted value except the schedule, by its key. */
export type PersistedValues = {
  readonly [Id in keyof AllDefaults]: PersistedValue<SavedValue<Id> | Extract<AllDefaults[Id], undefined>>;
};

export function createPersistedValues({ gateway, tabGateway }: Gateways): PersistedValues {
  const valuesOf = (defaults: Defaults, of: StorageGateway, followsOtherTabs: boolean) =>
    Object.fromEntries(
      (Object.keys(defaults) as SavedKeyId[]).map((id) => [
        id,
        persistedValue(of, id, defaults[id], { followsOtherTabs }),
      ]),
    );
  return {
    ...valuesOf(SHARED, gateway, true),
    ...valuesOf(SEPARATE_WHILE_OPEN, gateway, false),
    ...valuesOf(TAB_ONLY, tabGateway, true),
  } as PersistedValues;
}

/** Reads all given values. Call once, after the keys have been migrated. */
export function loadPersistedValues(values: Partial<PersistedValues>): void {
  for (const value of Object.values(values)) value.load();
}

/** Another tab has written that key; null if it has cleared everything. */
export function applyExternalValues(values: Partial<PersistedValues>, key: string | null): void {
  for (const value of Object.values(values)) value.hear(key);
}
