/*
 * The scenario files that run in Firefox and WebKit, the scenarios skipped in each browser, and files that
 * cannot run there, with reasons. Other files run only in Chromium. `npm run test:browsers` runs them;
 * docs/browsers.md shows the table (`node scripts/make/browsers-table.mjs`).
 */

const FIREFOX = ['firefox'];
const WEBKIT = ['webkit'];
const BOTH = ['firefox', 'webkit'];

const PROTOCOL = 'it speaks Chromium’s own protocol: swipes of a finger, memory, a killed process';
const FINGER = 'it taps, and Playwright has no finger in these browsers';
const PDF =
  'it reads the PDF that Chromium prints; `e2e/browsers/paper.scenario.ts` tries the layout instead';
const CHROMIUM_ONLY = 'Chromium alone has the feature: a folder for backups, files opened by the system';
const MEASURE = 'it measures bytes, elements or pixels of the one build, which no browser changes';
const NETWORK = 'it watches, holds or answers requests, of which the driver of WebKit is told nothing';
const POLICY = 'the driver of WebKit adds to the policy of the page what Playwright needs to evaluate texts';
const WINDOWS = 'the page opens a window by itself, of which the driver of WebKit is told nothing';
const CONSOLE =
  'it wants a silent console, and in Firefox more is noted there: what leaving a page broke off, a worker not had';
const IN_WORKER = 'Firefox tells a driver that a worker has begun, and evaluates nothing in it';
const QUESTION = 'the driver of WebKit is told of no question that a page asks before it is left';
const SCHEME = 'it asks the device for the dark colours, which neither driver can set for one page';
const SECOND_BUILD = 'it needs a second build and minutes; not tried yet';

const whole = (places, why) => [{ in: places, why }];

export const FILES = [
  { file: 'e2e/calendar/views.spec.ts', about: 'Views, day picker' },
  { file: 'e2e/calendar/week.spec.ts', about: 'The week' },
  {
    file: 'e2e/shift-form/shift-form.spec.ts',
    about: 'Shift form',
    leftOut: [
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
  { file: 'e2e/import/import.spec.ts', about: 'Import of CSV, XLSX and calendars' },
  { file: 'e2e/drag/drag.spec.ts', about: 'Drags by mouse and keys' },
  { file: 'e2e/shell/undo.spec.ts', about: 'Undo and redo' },
  { file: 'e2e/onboarding/onboarding.spec.ts', about: 'First steps' },
  { file: 'e2e/shell/first-visit.spec.ts', about: 'A first visit', leftOut: whole(WEBKIT, NETWORK) },
  {
    file: 'e2e/publish/publish.spec.ts',
    about: 'Publishing',
    leftOut: [{ title: 'shows the unpublished state above the publish bar', in: BOTH, why: FINGER }],
  },
  {
    file: 'e2e/share/share.spec.ts',
    about: 'Staff link',
    leftOut: [
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
    about: 'Calendar files, texts',
    leftOut: [
      { title: 'shares files and texts through the share sheet of the system', in: BOTH, why: FINGER },
    ],
  },
  {
    file: 'e2e/share/week-sheet.spec.ts',
    about: 'Sheet, picture, spreadsheets',
    leftOut: [
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
    about: 'The page that a link opens',
    leftOut: [
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
    about: 'Settings, the time zone of the house',
    leftOut: [
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
    leftOut: [{ title: 'downloads only the messages of the shown language', in: WEBKIT, why: NETWORK }],
  },
  {
    file: 'e2e/settings/your-data.spec.ts',
    about: 'Backup, restore, erase',
    leftOut: [
      {
        title: 'shows the progress of opening a backup, and changes nothing when canceled',
        in: WEBKIT,
        why: NETWORK,
      },
    ],
  },
  { file: 'e2e/browsers/zones.scenario.ts', about: 'Devices in other time zones' },
  { file: 'e2e/browsers/paper.scenario.ts', about: 'Views laid out for paper' },
  {
    file: 'e2e/storage/saved-data.spec.ts',
    about: 'Stored data, refused and full storage',
    leftOut: [
      {
        title: 'warns when the browser blocks all storage, offers a copy and asks before a reload',
        in: WEBKIT,
        why: QUESTION,
      },
    ],
  },
  {
    file: 'e2e/storage/many-tabs.spec.ts',
    about: 'Tabs that edit at once',
    leftOut: [{ in: WEBKIT, why: WINDOWS }],
  },
  {
    file: 'e2e/install/offline.spec.ts',
    about: 'Offline',
    leftOut: [
      { title: 'opens every page offline from a', in: FIREFOX, why: CONSOLE },
      { title: 'opens every page offline from a', in: WEBKIT, why: NETWORK },
    ],
  },
  { file: 'e2e/install/update.spec.ts', about: 'Updates', leftOut: [{ in: BOTH, why: SECOND_BUILD }] },
  {
    file: 'e2e/shell/fallback.spec.ts',
    about: 'Scripts that do not come',
    leftOut: [{ in: WEBKIT, why: NETWORK }],
  },
  {
    file: 'e2e/whole-app/safe-pages.spec.ts',
    about: 'The policy of every page',
    leftOut: [
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
  ].map(([name, why]) => ({ file: `e2e/${name}.spec.ts`, about: name, leftOut: whole(BOTH, why) })),
];
