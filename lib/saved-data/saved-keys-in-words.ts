import type { SavedKeyId } from './saved-keys';

interface KeyInWords {
  /** The store that writes the key. */
  readonly owner: 'schedule' | 'ui' | 'storage';
  readonly says: string;
}

/** Content and owner of every key, for readers of the raw data. No page loads this file. */
export const SAVED_KEYS_IN_WORDS: Readonly<Record<SavedKeyId, KeyInWords>> = {
  shifts: { owner: 'schedule', says: 'The weeks around today, each shift with its timeRange beside it' },
  employees: { owner: 'schedule', says: 'The team, and when each can work' },
  templates: { owner: 'schedule', says: 'The templates' },
  days: {
    owner: 'schedule',
    says: 'What is said of the days around today: notes, opening, events; absent: nothing',
  },
  requests: {
    owner: 'schedule',
    says: 'What the team has asked, and what became of it: what is open, and the latest of the rest; absent: nothing',
  },
  businessSettings: {
    owner: 'schedule',
    says: 'The business settings, and of sales the months around today; absent: all have their defaults',
  },
  journal: { owner: 'schedule', says: 'Changes that were submitted and are perhaps not yet in the database' },
  away: {
    owner: 'schedule',
    says: 'Changes stored while the database did not open, each with the number of the last change it knew: the database takes them in when it opens',
  },
  stamp: {
    owner: 'schedule',
    says: 'The number of the last change in the texts of the collections, their hashes, and in `also` those of other texts that Brigade has written there or is about to',
  },
  publication: {
    owner: 'schedule',
    says: 'The last publication, in `days` which days are published and when (absent: all), in `before` what it newly published, in `told` what earlier ones had told and is gone, and in `since` what has changed up to now; absent where that is a great deal',
  },
  dataVersion: { owner: 'storage', says: 'The version of the records under all keys; absent: 1' },
  shiftDraft: { owner: 'ui', says: 'One for each form left half-filled' },
  themeColorId: { owner: 'ui', says: 'The theme colour' },
  darkMode: { owner: 'ui', says: 'Absent: as the system has it' },
  highContrastMode: { owner: 'ui', says: 'High contrast' },
  dyslexicFontMode: { owner: 'ui', says: 'The dyslexia-friendly font' },
  sidebarOpen: { owner: 'ui', says: 'The sidebar' },
  notificationPreferences: {
    owner: 'ui',
    says: 'Which notices are shown, how, and when; a part that is missing is the default',
  },
  notifications: { owner: 'ui', says: 'The list behind the bell, newest last' },
  tabNotifications: {
    owner: 'ui',
    says: 'What the list behind the bell says in one tab only: what other tabs have changed; in sessionStorage',
  },
  remindedShifts: {
    owner: 'ui',
    says: 'The ids of the shifts that had their one reminder, as long as they are to come',
  },
  toldNews: {
    owner: 'ui',
    says: 'The keys of the news that were told, with the latest that are no longer true: each is told once',
  },
  lastDigest: {
    owner: 'ui',
    says: 'The time of delivery of the last digest in which news were looked for, in milliseconds; absent: none',
  },
  soundEffects: { owner: 'ui', says: 'Sound effects; absent: on' },
  effects: { owner: 'ui', says: 'Whether artificial delays and celebrations take their time' },
  characterShortcuts: {
    owner: 'ui',
    says: 'Shortcuts of a single letter or of Shift and a letter; absent: on',
  },
  pendingOnPublish: {
    owner: 'ui',
    says: 'Whether publishing holds pending shifts back; absent: they are published as pending',
  },
  restHours: { owner: 'ui', says: 'The least hours of rest between two working days, 0 to 24; absent: 11' },
  workplace: {
    owner: 'ui',
    says: 'The id by which replies of the team know the workplace; absent: no link was made yet',
  },
  sharing: {
    owner: 'ui',
    says: 'Whether the schedule is shared with other devices: then the part for that is loaded; in no backup; absent: it is not',
  },
  replyKey: {
    owner: 'ui',
    says: 'The key from which the codes of personal links are made; in no backup; it leaves this browser only where the schedule is shared, sealed, for the devices that share it',
  },
  availabilityAsk: {
    owner: 'ui',
    says: 'The last question to the team of when it can work, and who was asked',
  },
  replies: {
    owner: 'ui',
    says: 'Written by the page of a link alone: what was asked on this device, by workplace, and what became of it',
  },
  kiosk: {
    owner: 'ui',
    says: 'The published weeks that the screen at the wall shows in this browser; absent: there is none',
  },
  houseName: {
    owner: 'ui',
    says: 'The name of the house, on what the team is given; empty or absent: none',
  },
  twoWeeks: { owner: 'ui', says: 'Whether the week by employee shows two weeks' },
  roleGroups: { owner: 'ui', says: 'Whether people stand by role, with sums, by employee and on paper' },
  stations: { owner: 'ui', says: 'The names of the stations that the shift form offers, in their order' },
  counting: {
    owner: 'ui',
    says: 'Whether hours are paid hours, and which kinds of shifts are left out of hours and coverage; absent: neither',
  },
  currency: {
    owner: 'ui',
    says: 'The currency of all amounts, as a code of ISO 4217; empty or absent: that of the time zone',
  },
  overtime: {
    owner: 'ui',
    says: 'By which rules hours are overtime, and the house’s own limits in minutes and costs in per cent; absent: over 40 hours a week at 150',
  },
  sales: {
    owner: 'ui',
    says: 'Expected and actual sales by date, in ten-thousandths of the main unit of the currency; absent: none',
  },
  budget: {
    owner: 'ui',
    says: 'What a week may cost: in money, minutes or per cent of the sales, and the sales that an hour of work is to bring; absent: no budget',
  },
  payPeriods: {
    owner: 'ui',
    says: 'How often people are paid, and a day on which a period begins; absent: every week of the calendar',
  },
  demand: {
    owner: 'ui',
    says: 'How many of a role are needed in each hour: in `week` by weekday, 1 for Monday, in `dates` by date; absent: nothing is said',
  },
  moneyHidden: { owner: 'ui', says: 'Whether amounts of money are blanked on the screen; absent: no' },
  ownBreaks: {
    owner: 'ui',
    says: 'The breaks of new shifts where they are the house’s own: from so many minutes, unpaid and paid',
  },
  byStation: {
    owner: 'ui',
    says: 'Whether the shifts of a day are grouped by station; absent: no',
  },
  breakRules: {
    owner: 'ui',
    says: 'Which breaks a new shift is proposed by its length: those usual in a country, or none; absent: none',
  },
  roleList: {
    owner: 'ui',
    says: 'The roles of the house in their order, each with its key, as records keep it, its own name, colour, icon and group where it has them; absent: the six',
  },
  peopleOrder: {
    owner: 'ui',
    says: 'The ids of the employees in their own order; whoever is not in it follows as without one',
  },
  limits: {
    owner: 'ui',
    says: 'The most hours of one person on a day, 0 to 24, and the most days in a row, 0 to 31; absent: 12 and 6',
  },
  openingHours: {
    owner: 'ui',
    says: 'In `days` when the house is open on each weekday, and whether a shift to the end of that is shown to end at “close”; absent: always open',
  },
  holidays: {
    owner: 'ui',
    says: 'The chosen country and region, and its public holidays of the years from `firstYear` to `lastYear` with their names, reckoned when it was chosen; absent: none',
  },
  currentView: { owner: 'ui', says: 'The view of the calendar' },
  weekLayout: { owner: 'ui', says: 'Whether the week stands by day or by employee; absent: by day' },
  dayLayout: { owner: 'ui', says: 'Whether a day stands by shift or by employee; absent: by shift' },
  density: { owner: 'ui', says: 'How much the cards of the week show; absent: what there is room for' },
  planChoices: {
    owner: 'ui',
    says: 'What becomes of planned shifts that would break a rule, by where they come from and by rule: keep, skip or open; absent: keep, and for a clash in a copied week skip',
  },
  selectedDate: {
    owner: 'schedule',
    says: 'The selected day, in sessionStorage, each tab its own; absent: today',
  },
  filter: {
    owner: 'ui',
    says: 'The filter of the calendar, in sessionStorage, each tab its own; absent: none',
  },
  savedViews: { owner: 'ui', says: 'The views of the calendar that have a name' },
  ignoredProblems: {
    owner: 'schedule',
    says: 'The problems of the schedule that are said to be none, each with the reason, its day and how bad it was; those more than eight weeks past go with the next one',
  },
  namesakesKept: {
    owner: 'ui',
    says: 'Employees of one name who are said to be two people: each the ids of such a group, in order',
  },
  onboardingCompleted: { owner: 'ui', says: 'Whether the first steps were gone through to their end' },
  onboardingDismissed: { owner: 'ui', says: 'Whether the first steps were sent away for good' },
  onboardingCompletedSteps: { owner: 'ui', says: 'The first steps that are done' },
  onboardingCurrentStep: {
    owner: 'ui',
    says: 'The first step that is shown; absent: the first steps were not begun, or are over',
  },
  firstShiftAdded: { owner: 'ui', says: 'Whether a shift was ever added here' },
  typedShifts: {
    owner: 'ui',
    says: 'How many shifts were typed into the week by employee, counted up to three: then it no longer says how',
  },
  hasSeenTutorial: { owner: 'ui', says: 'Whether the tutorial was ended or skipped once' },
  viewedTutorialSteps: { owner: 'ui', says: 'The steps of the tutorial that were shown' },
  lastCompletedStep: {
    owner: 'ui',
    says: 'The number of the step at which the tutorial was ended last, from 0',
  },
  tutorialStep: {
    owner: 'ui',
    says: 'The step of the tutorial that is running, in sessionStorage, each tab its own; absent: none is',
  },
  installHintAnswered: {
    owner: 'ui',
    says: 'Whether the hint to install was answered, and so never comes again',
  },
  lastLaunch: {
    owner: 'ui',
    says: 'What the system last opened the app for, in sessionStorage, so that a reload does not do it again',
  },
  selfReload: {
    owner: 'ui',
    says: 'When the page last loaded itself anew because a part was missing, in sessionStorage, in epoch milliseconds',
  },
  openForm: {
    owner: 'ui',
    says: 'The id of the shift whose form was open when the page loaded itself anew, in sessionStorage; empty: a new one',
  },
  backupFolder: {
    owner: 'storage',
    says: 'When the backup in the folder was written last, in epoch milliseconds; absent: no folder is chosen',
  },
  settings: { owner: 'ui', says: 'Language and time zone; a language that is none: the browser’s' },
};
