/*
 * The scenario files that run in Firefox and WebKit, the scenarios skipped in each browser, and files that
 * cannot run in these browsers, with reasons. Other files run only in Chromium. `npm run test:browsers` runs
 * the scenarios; docs/browsers.md shows the table (`node scripts/make/browsers-table.mjs`).
 */

const FIREFOX = ['firefox'];
const WEBKIT = ['webkit'];
const BOTH = ['firefox', 'webkit'];

const PROTOCOL = 'it uses the protocol of Chromium, for touch swipes, memory or a killed process';
const FINGER = 'it taps, and Playwright cannot tap in these browsers';
const PDF =
  'it reads the PDF that Chromium prints; `e2e/browsers/paper.scenario.ts` checks the layout instead';
const CHROMIUM_ONLY = 'only Chromium has the feature: a backup folder, or files that the system opens';
const MEASURE = 'it measures bytes, elements or pixels of the build, which are the same in every browser';
const NETWORK = 'it observes, holds or answers requests, which the WebKit driver does not report';
const POLICY = 'the WebKit driver changes the policy of the page, because Playwright evaluates texts';
const WINDOWS = 'the page opens a window, which the WebKit driver does not report';
const CONSOLE =
  'it expects no console messages, but Firefox logs more, such as requests canceled by leaving a page';
const IN_WORKER = 'Firefox reports a new worker to the driver, but evaluates nothing in it';
const QUESTION = 'the WebKit driver does not report the question of a page before it is left';
const SCHEME = 'it sets dark mode for the device, which neither driver can do for one page';
const SECOND_BUILD = 'it needs a second build, which takes minutes; not tested yet';

const whole = (places, why) => [{ in: places, why }];

export const FILES = [
  { file: 'e2e/calendar/views.spec.ts', about: 'Views and date picker' },
  { file: 'e2e/calendar/week.spec.ts', about: 'Week' },
  {
    file: 'e2e/shift-form/shift-form.spec.ts',
    about: 'Shift form',
    skipped: [
      {
        title: 'opens the picker on a tap on a date or time field, and still accepts typing',
        in: BOTH,
        why: FINGER,
      },
    ],
  },
  { file: 'e2e/employees/employees.spec.ts', about: 'Employees' },
  {
    file: 'e2e/templates/templates.spec.ts',
    about: 'Templates',
  },
  { file: 'e2e/import/import.spec.ts', about: 'Import of CSV, XLSX and calendar files' },
  { file: 'e2e/drag/drag.spec.ts', about: 'Drag by mouse and keyboard' },
  { file: 'e2e/shell/undo.spec.ts', about: 'Undo and redo' },
  { file: 'e2e/onboarding/onboarding.spec.ts', about: 'First steps' },
  { file: 'e2e/shell/first-visit.spec.ts', about: 'First visit', skipped: whole(WEBKIT, NETWORK) },
  {
    file: 'e2e/publish/publish.spec.ts',
    about: 'Publishing',
    skipped: [{ title: 'hides the publish bar when the shown week is published', in: BOTH, why: FINGER }],
  },
  {
    file: 'e2e/share/share.spec.ts',
    about: 'Staff links',
    skipped: [
      {
        title: 'shares the week after the celebration by link, QR code and a personal link for each employee',
        in: WEBKIT,
        why: WINDOWS,
      },
      { title: 'opens Share and sends links through the share sheet of the system', in: BOTH, why: FINGER },
    ],
  },
  {
    file: 'e2e/share/files.spec.ts',
    about: 'Calendar files and texts',
    skipped: [
      { title: 'shares files and texts through the share sheet of the system', in: BOTH, why: FINGER },
    ],
  },
  {
    file: 'e2e/share/week-sheet.spec.ts',
    about: 'Print, picture, spreadsheets',
    skipped: [
      {
        title:
          'prints a week of 25 people on one page of either paper, and shares, copies and saves its picture',
        in: BOTH,
        why: PDF,
      },
    ],
  },
  {
    file: 'e2e/staff-page/staff-page.spec.ts',
    about: 'Staff page',
    skipped: [
      {
        title:
          'finds and exports the shifts of a person, and leaves the stored data of the manager unchanged',
        in: BOTH,
        why: FINGER,
      },
      {
        title:
          'shows the link of one person in another language and week, and reports a link without a schedule',
        in: BOTH,
        why: SCHEME,
      },
    ],
  },
  {
    file: 'e2e/settings/settings.spec.ts',
    about: 'Settings and time zone of the business',
    skipped: [
      {
        title: 'applies every appearance setting immediately and keeps it after a reload',
        in: WEBKIT,
        why: NETWORK,
      },
      {
        title: 'asks before leaving with an unsaved change, by link, shortcut, Add Shift and Back',
        in: WEBKIT,
        why: NETWORK,
      },
      { title: 'has no accessibility violation, also in the leave dialog', in: WEBKIT, why: NETWORK },
    ],
  },
  {
    file: 'e2e/settings/languages.spec.ts',
    about: 'Languages',
    skipped: [{ title: 'downloads only the messages of the shown language', in: WEBKIT, why: NETWORK }],
  },
  {
    file: 'e2e/settings/your-data.spec.ts',
    about: 'Backup, restore and erase',
    skipped: [
      {
        title: 'shows the progress of opening a backup, and changes nothing when canceled',
        in: WEBKIT,
        why: NETWORK,
      },
    ],
  },
  { file: 'e2e/browsers/zones.scenario.ts', about: 'Devices in other time zones' },
  { file: 'e2e/browsers/paper.scenario.ts', about: 'Print layout of the views' },
  {
    file: 'e2e/storage/saved-data.spec.ts',
    about: 'Stored data, blocked and full storage',
    skipped: [
      {
        title: 'warns when the browser blocks all storage, offers a copy and asks before a reload',
        in: WEBKIT,
        why: QUESTION,
      },
    ],
  },
  {
    file: 'e2e/storage/many-tabs.spec.ts',
    about: 'Several tabs',
    skipped: [{ in: WEBKIT, why: WINDOWS }],
  },
  {
    file: 'e2e/install/offline.spec.ts',
    about: 'Offline',
    skipped: [
      { title: 'opens every page offline from a', in: FIREFOX, why: CONSOLE },
      { title: 'opens every page offline from a', in: WEBKIT, why: NETWORK },
    ],
  },
  { file: 'e2e/install/update.spec.ts', about: 'Updates', skipped: [{ in: BOTH, why: SECOND_BUILD }] },
  {
    file: 'e2e/shell/fallback.spec.ts',
    about: 'Scripts that fail to load',
    skipped: [{ in: WEBKIT, why: NETWORK }],
  },
  {
    file: 'e2e/whole-app/safe-pages.spec.ts',
    about: 'Content security policy',
    skipped: [
      {
        title: 'gives every page its policy, and opens seven pages without a console message',
        in: FIREFOX,
        why: CONSOLE,
      },
      { title: 'blocks requests from a worker to other origins', in: FIREFOX, why: IN_WORKER },
      { in: WEBKIT, why: POLICY },
    ],
  },

  ...[
    ['drag/finger', PROTOCOL],
    ['shell/page-swipe', PROTOCOL],
    ['storage/survival', PROTOCOL],
    ['install/install', PROTOCOL],
    ['cover/cover', FINGER],
    ['shift-form/shift-card', FINGER],
    ['onboarding/first-week', FINGER],
    ['calendar/print', PDF],
    ['settings/backup-folder', CHROMIUM_ONLY],
    ['install/launches', CHROMIUM_ONLY],
    ['whole-app/budget', MEASURE],
    ['whole-app/contrast', MEASURE],
    ['insights/lazy', MEASURE],
  ].map(([name, why]) => ({ file: `e2e/${name}.spec.ts`, about: name, skipped: whole(BOTH, why) })),
];
