import { NO_DEMAND } from '@/lib/demand/need';
import { SPECIFIED_ROLES } from '@/lib/employees/roles/role-list';
import { DEFAULT_NOTIFICATION_PREFERENCES } from '@/lib/notifications/notification';
import { NO_BUDGET } from '@/lib/pay/budget-kinds';
import { SPECIFIED_OVERTIME } from '@/lib/pay/overtime-rules';
import { DEFAULT_LIMITS } from '@/lib/rules/limits';
import { DEFAULT_REST_HOURS } from '@/lib/rules/rest-hours';
import type { SavedKeyId } from '@/lib/saved-data/saved-keys';
import type { SavedValue } from '@/lib/saved-data/saved-value';
import { COUNT_ALL } from '@/lib/shifts/counting';
import { DEFAULT_THEME_COLOR } from '@/lib/theme/theme-color';
import { ALWAYS_OPEN } from '@/lib/time/opening-hours';
import type { StorageGateway } from './keys/storage-gateway';
import { type PersistedValue, persistedValue } from './persisted-value';

interface Gateways {
  /** Shared by all tabs. */
  readonly gateway: StorageGateway;
  /** Of this tab alone. */
  readonly tabGateway: StorageGateway;
}

type Defaults = { readonly [Id in SavedKeyId]?: SavedValue<Id> | undefined };

/** Values that all tabs share, by their key. */
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
  restHours: DEFAULT_REST_HOURS,
  houseName: '',
  workplace: undefined,
  sharing: false,
  replyKey: undefined,
  availabilityAsk: undefined,
  kiosk: undefined,
  roleGroups: false,
  twoWeeks: false,
  roleList: SPECIFIED_ROLES,
  stations: [],
  byStation: false,
  ownBreaks: [],
  breakRules: 'none',
  counting: COUNT_ALL,
  currency: '',
  overtime: SPECIFIED_OVERTIME,
  moneyHidden: false,
  demand: NO_DEMAND,
  payPeriods: undefined,
  sales: {},
  budget: NO_BUDGET,
  peopleOrder: [],
  limits: DEFAULT_LIMITS,
  openingHours: ALWAYS_OPEN,
  holidays: undefined,
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

/** Values that are stored for all tabs, while each open tab keeps its own. */
const OWN_WHILE_OPEN = {
  sidebarOpen: false,
  currentView: 'weekly',
  weekLayout: 'day',
  dayLayout: 'shift',
  shiftDraft: undefined,
} as const satisfies Defaults;

/** Values of one tab, kept until it is closed. */
const OF_TAB = {
  selectedDate: undefined,
  filter: undefined,
  tabNotifications: [],
  tutorialStep: undefined,
  openForm: undefined,
  lastLaunch: undefined,
  selfReload: 0,
} as const satisfies Defaults;

type AllDefaults = typeof SHARED & typeof OWN_WHILE_OPEN & typeof OF_TAB;

/** Every value that outlives the page, the schedule apart, by its key. */
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
    ...valuesOf(OWN_WHILE_OPEN, gateway, false),
    ...valuesOf(OF_TAB, tabGateway, true),
  } as PersistedValues;
}

/** Reads them all, once: at the start, after the keys have been migrated. */
export function loadPersistedValues(values: Partial<PersistedValues>): void {
  for (const value of Object.values(values)) value.load();
}

/** Reads what another tab has written under that key; null if it has cleared everything. */
export function hearPersistedValues(values: Partial<PersistedValues>, key: string | null): void {
  for (const value of Object.values(values)) value.hear(key);
}
