/*
 * The files of stories that run in Firefox and WebKit, what of them is left out in which, and files that cannot run there,
 * each with the reason. What is not named runs in Chromium alone. docs/browsers.md shows it
 * (`node scripts/make/browsers-table.mjs`), `npm run test:browsers` runs it.
 */

const BOTH = ['firefox', 'webkit'];

const PROTOCOL = 'it speaks Chromium’s own protocol: fingers as a gesture, memory, a killed process';
const FINGER = 'it touches the screen, for which neither driver has a finger';
const PDF =
  'it reads the PDF that Chromium prints; the layout for paper is tried in `e2e/browsers/paper.story.ts`';
const CHROMIUM_ONLY = 'Chromium alone has the feature: a folder for backups, files opened by the system';
const MEASURE = 'it measures bytes, elements or pixels of the one build, which no browser changes';

const whole = (places, why) => [{ in: places, why }];

export const FILES = [
  { file: 'e2e/calendar/views.spec.ts', about: 'Views, day picker' },
  { file: 'e2e/calendar/week.spec.ts', about: 'The week' },
  { file: 'e2e/shift-form/shift-form.spec.ts', about: 'Shift form' },
  { file: 'e2e/employees/employees.spec.ts', about: 'Employees' },
  { file: 'e2e/templates/templates.spec.ts', about: 'Templates' },
  { file: 'e2e/import/import.spec.ts', about: 'Import of CSV, XLSX and calendars' },
  { file: 'e2e/drag/drag.spec.ts', about: 'Drags by mouse and keys' },
  { file: 'e2e/shell/undo.spec.ts', about: 'Undo and redo' },
  { file: 'e2e/onboarding/onboarding.spec.ts', about: 'First steps' },
  { file: 'e2e/publish/publish.spec.ts', about: 'Publishing' },
  { file: 'e2e/share/share.spec.ts', about: 'Staff link' },
  { file: 'e2e/share/files.spec.ts', about: 'Calendar files, texts' },
  {
    file: 'e2e/share/week-sheet.spec.ts',
    about: 'Sheet, picture, spreadsheets',
    leftOut: [{ title: 'a week of 25 people', in: BOTH, why: PDF }],
  },
  { file: 'e2e/staff-page/staff-page.spec.ts', about: 'The page that a link opens' },
  { file: 'e2e/settings/settings.spec.ts', about: 'Settings, the time zone of the house' },
  { file: 'e2e/settings/languages.spec.ts', about: 'Languages' },
  { file: 'e2e/settings/your-data.spec.ts', about: 'Backup, restore, erase' },
  { file: 'e2e/browsers/zones.story.ts', about: 'Devices in other time zones' },
  { file: 'e2e/browsers/paper.story.ts', about: 'Views laid out for paper' },
  { file: 'e2e/storage/saved-data.spec.ts', about: 'Stored data, refused and full storage' },
  { file: 'e2e/storage/many-tabs.spec.ts', about: 'Tabs that edit at once' },
  { file: 'e2e/install/offline.spec.ts', about: 'Offline' },
  { file: 'e2e/install/update.spec.ts', about: 'Updates' },
  { file: 'e2e/shell/fallback.spec.ts', about: 'Scripts that do not come' },
  { file: 'e2e/whole-app/safe-pages.spec.ts', about: 'The policy of every page' },

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
