import type { SavedKeyId } from './saved-keys';

interface KeyDescription {
  /** The store that writes the key. */
  readonly owner: 'schedule' | 'ui' | 'storage';
  readonly description: string;
}

/** Content and owner of every key, for readers of the raw data. No page loads this file. */
export const SAVED_KEY_DESCRIPTIONS: Readonly<Record<SavedKeyId, KeyDescription>> = {
  shifts: { owner: 'schedule', description: 'The shifts of the weeks around today, each with its timeRange' },
  employees: { owner: 'schedule', description: 'The team, with availability' },
  templates: { owner: 'schedule', description: 'The shift templates' },
  days: {
    owner: 'schedule',
    description: 'The day records around today: notes, opening, events; absent: none',
  },
  requests: {
    owner: 'schedule',
    description:
      'The team’s requests and their decisions: all open ones, and the latest others; absent: none',
  },
  businessSettings: {
    owner: 'schedule',
    description: 'The business settings; of sales, the months around today; absent: defaults',
  },
  journal: { owner: 'schedule', description: 'Submitted changes that may not be in the database yet' },
  away: {
    owner: 'schedule',
    description:
      'Changes made without the database, each with the number of the last change it knew; the database applies them when it opens',
  },
  stamp: {
    owner: 'schedule',
    description:
      'The number of the last change in the texts of the collections, their hashes, and in `also` the hashes of other texts that Brigade has written there or is about to write',
  },
  publication: {
    owner: 'schedule',
    description:
      'The last publication: `days` has the published days and times (absent: all), `before` its newly published shifts, `told` removed shifts that earlier publications announced, `since` the changes up to now; absent if too large',
  },
  dataVersion: { owner: 'storage', description: 'The version of the records under all keys; absent: 1' },
  shiftDraft: { owner: 'ui', description: 'One draft for each unfinished form' },
  themeColorId: { owner: 'ui', description: 'The theme color' },
  darkMode: { owner: 'ui', description: 'Dark mode; absent: the system’s setting' },
  highContrastMode: { owner: 'ui', description: 'High contrast' },
  dyslexicFontMode: { owner: 'ui', description: 'The dyslexia-friendly font' },
  sidebarOpen: { owner: 'ui', description: 'Whether the sidebar is open' },
  notificationPreferences: {
    owner: 'ui',
    description: 'Which notifications are shown, how, and when; a missing part has its default',
  },
  notifications: { owner: 'ui', description: 'The notification list, newest last' },
  tabNotifications: {
    owner: 'ui',
    description: 'Notifications in only one tab, about changes from other tabs; in sessionStorage',
  },
  remindedShifts: {
    owner: 'ui',
    description: 'The ids of future shifts that had their reminder',
  },
  toldNews: {
    owner: 'ui',
    description: 'The keys of announced news, with the latest that no longer apply: each is announced once',
  },
  lastDigest: {
    owner: 'ui',
    description:
      'The delivery time of the last digest that checked for news, in epoch milliseconds; absent: none',
  },
  soundEffects: { owner: 'ui', description: 'Sound effects; absent: on' },
  effects: { owner: 'ui', description: 'Whether artificial delays and celebrations run' },
  characterShortcuts: {
    owner: 'ui',
    description: 'Shortcuts of a single letter, or of Shift and a letter; absent: on',
  },
  pendingOnPublish: {
    owner: 'ui',
    description: 'Whether publishing holds pending shifts back; absent: they are published as pending',
  },
  restHours: {
    owner: 'ui',
    description: 'The minimum hours of rest between two working days, 0 to 24; absent: 11',
  },
  workplace: {
    owner: 'ui',
    description: 'The id of the workplace in the team’s replies; absent: no link was created yet',
  },
  sharing: {
    owner: 'ui',
    description: 'Whether sync is on, so that its code is loaded; in no backup; absent: off',
  },
  replyKey: {
    owner: 'ui',
    description:
      'The key for the codes of personal links; in no backup; leaves this browser only through sync, encrypted',
  },
  availabilityAsk: {
    owner: 'ui',
    description: 'The last availability question to the team, and the employees asked',
  },
  replies: {
    owner: 'ui',
    description:
      'Written only by the staff page: the requests made on this device, by workplace, with their answers',
  },
  kiosk: {
    owner: 'ui',
    description: 'The published weeks that this browser’s wall screen shows; absent: no wall screen',
  },
  houseName: {
    owner: 'ui',
    description: 'The business’s name, shown to the team; empty or absent: none',
  },
  twoWeeks: { owner: 'ui', description: 'Whether the week by employee shows two weeks' },
  roleGroups: {
    owner: 'ui',
    description: 'Whether people are grouped by role, with sums, by employee and in print',
  },
  stations: { owner: 'ui', description: 'The names of the stations in the shift form, in order' },
  counting: {
    owner: 'ui',
    description:
      'Whether hours are paid hours, and which kinds of shifts are excluded from hours and coverage; absent: neither',
  },
  currency: {
    owner: 'ui',
    description:
      'The currency of all amounts, as an ISO 4217 code; empty or absent: the currency of the time zone',
  },
  overtime: {
    owner: 'ui',
    description:
      'The overtime rules, with the business’s own limits in minutes and rates in percent; absent: 150 percent over 40 hours a week',
  },
  sales: {
    owner: 'ui',
    description:
      'Expected and actual sales by date, in ten-thousandths of the currency’s main unit; absent: none',
  },
  budget: {
    owner: 'ui',
    description:
      'The weekly budget in money, minutes or percent of sales, and the target sales per labor hour; absent: no budget',
  },
  payPeriods: {
    owner: 'ui',
    description: 'The kind of pay period, and a day on which a period begins; absent: calendar weeks',
  },
  demand: {
    owner: 'ui',
    description:
      'Staffing needs by role and hour: `week` by weekday, 1 for Monday, `dates` by date; absent: none',
  },
  moneyHidden: { owner: 'ui', description: 'Whether amounts of money are hidden on screen; absent: no' },
  ownBreaks: {
    owner: 'ui',
    description: 'The business’s own breaks for new shifts: from how many minutes, unpaid and paid',
  },
  byStation: {
    owner: 'ui',
    description: 'Whether the shifts of a day are grouped by station; absent: no',
  },
  breakRules: {
    owner: 'ui',
    description:
      'Which breaks are proposed for a new shift by its length: those of a country, or none; absent: none',
  },
  roleList: {
    owner: 'ui',
    description:
      'The business’s roles in order, each with its key as in records, and its own name, color, icon and group, if any; absent: the six default roles',
  },
  peopleOrder: {
    owner: 'ui',
    description: 'The ids of the employees in their custom order; others follow in the default order',
  },
  limits: {
    owner: 'ui',
    description:
      'The maximum hours of a person per day, 0 to 24, and the maximum days in a row, 0 to 31; absent: 12 and 6',
  },
  openingHours: {
    owner: 'ui',
    description:
      '`days` has the opening hours by weekday, and whether an end at closing time is shown as “close”; absent: always open',
  },
  holidays: {
    owner: 'ui',
    description:
      'The chosen country and region, and its public holidays from `firstYear` to `lastYear` with their names, calculated when it was chosen; absent: none',
  },
  currentView: { owner: 'ui', description: 'The calendar’s view' },
  weekLayout: {
    owner: 'ui',
    description: 'Whether the week is arranged by day or by employee; absent: by day',
  },
  dayLayout: {
    owner: 'ui',
    description: 'Whether a day is arranged by shift or by employee; absent: by shift',
  },
  density: { owner: 'ui', description: 'How much the cards of the week show; absent: what fits' },
  planChoices: {
    owner: 'ui',
    description:
      'What happens to planned shifts that would break a rule, by source and rule: keep, skip or open; absent: keep, and skip for a conflict in a copied week',
  },
  selectedDate: {
    owner: 'schedule',
    description: 'The selected day, in sessionStorage, separate for each tab; absent: today',
  },
  filter: {
    owner: 'ui',
    description: 'The calendar’s filter, in sessionStorage, separate for each tab; absent: none',
  },
  savedViews: { owner: 'ui', description: 'The saved views of the calendar' },
  ignoredProblems: {
    owner: 'schedule',
    description:
      'The ignored problems of the schedule, each with the reason, its day and its size; adding one removes those more than eight weeks past',
  },
  namesakesKept: {
    owner: 'ui',
    description: 'Employees with the same name who are different people: the sorted ids of each group',
  },
  onboardingCompleted: { owner: 'ui', description: 'Whether onboarding was completed' },
  onboardingDismissed: { owner: 'ui', description: 'Whether onboarding was dismissed permanently' },
  onboardingCompletedSteps: { owner: 'ui', description: 'The completed onboarding steps' },
  onboardingCurrentStep: {
    owner: 'ui',
    description: 'The shown onboarding step; absent: onboarding has not begun, or is over',
  },
  firstShiftAdded: { owner: 'ui', description: 'Whether a shift was ever added here' },
  typedShifts: {
    owner: 'ui',
    description:
      'How many shifts were typed into the week by employee, up to three: then the hint disappears',
  },
  hasSeenTutorial: { owner: 'ui', description: 'Whether the tutorial was ended or skipped once' },
  viewedTutorialSteps: { owner: 'ui', description: 'The tutorial steps that were shown' },
  lastCompletedStep: {
    owner: 'ui',
    description: 'The index of the step at which the tutorial last ended, from 0',
  },
  tutorialStep: {
    owner: 'ui',
    description:
      'The step of the running tutorial, in sessionStorage, separate for each tab; absent: not running',
  },
  installHintAnswered: {
    owner: 'ui',
    description: 'Whether the install hint was answered, so that it never appears again',
  },
  lastLaunch: {
    owner: 'ui',
    description:
      'The action that the system last opened the app for, in sessionStorage, so that a reload does not repeat it',
  },
  selfReload: {
    owner: 'ui',
    description:
      'When the page last reloaded itself because a part was missing, in sessionStorage, in epoch milliseconds',
  },
  openForm: {
    owner: 'ui',
    description:
      'The id of the shift whose form was open when the page reloaded itself, in sessionStorage; empty: a new shift',
  },
  backupFolder: {
    owner: 'storage',
    description:
      'When the backup in the folder was last written, in epoch milliseconds; absent: no folder is chosen',
  },
  settings: { owner: 'ui', description: 'Language and time zone; an unknown language means the browser’s' },
};
