import { SETTINGS } from '@/lib/settings/all-settings';
import { limitsSetting, restHoursSetting } from '@/lib/settings/rule-settings';
import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { readBackup } from '@/lib/saved-data/backup/backup';
import { readSetting, type Settings } from '@/lib/settings/setting';
import { settingEntries } from '@/lib/settings/write-setting';
import { KEYS_UPGRADE } from '@/stores/browser-storage/keys/migrate-keys';
import { upgradeKeysWith } from '@/stores/browser-storage/keys/older-keys';
import { readQuarantine } from '@/stores/browser-storage/keys/quarantine-list';
import { fixtureText } from '@/tests/support/fixtures';
import { startedTab, usedBrowser } from '@/tests/support/storage/away-tabs';
import { type Browser, type DatabaseTab, openBrowser } from '@/tests/support/storage/database-tabs';
import { refuse } from '@/tests/support/storage/database-views';
import { MemoryStorage } from '@/tests/support/storage/memory-storage';
import { seedDatabase } from '@/tests/support/storage/seed-database';

const OLD_VERSIONS = [1, 2, 3, 4, 5, 6];

/** Settings as builds before version 7 stored them, each in its own key. */
const OLD_TEXTS = {
  'brigade-house-name': '"Chez Zoë"',
  'brigade-limits': '{"dayHours":10,"daysRunning":6,"minorDayHours":8,"minorLatestHour":22,"tips":1}',
  'brigade-break-rules': 'germany',
  'brigade-currency': 'EUR',
  'brigade-rest-hours': '9',
  'brigade-people-order': '["e-1"]',
  'brigade-stations': '["Bar","Patio"]',
  'brigade-opening-hours': '{"days":[{"weekday":1,"kind":"closed","reason":"rest"}],"isCloseShown":true}',
  'brigade-sales': '{"2020-01-31":{"actual":100},"2026-11-20":{"expected":200}}',
  settings: '{"language":"fr","timezone":"system","weekStart":"sunday","tone":7}',
};
const OLD_KEYS = Object.keys(OLD_TEXTS).filter((key) => key !== 'settings');

const OLD_VALUES = {
  businessName: 'Chez Zoë',
  limits: { dayHours: 10, daysRunning: 6, minorDayHours: 8, minorLatestHour: 22, tips: 1 },
  breakRules: 'germany',
  currency: 'EUR',
  restHours: 9,
  peopleOrder: ['e-1'],
  stations: ['Bar', 'Patio'],
  openingHours: { days: [{ weekday: 1, kind: 'closed', reason: 'rest' }], isCloseShown: true },
  sales: { '2020-01-31': { actual: 100 }, '2026-11-20': { expected: 200 } },
  weekStart: 'sunday',
} as const;

function valuesIn(tab: DatabaseTab) {
  const { settings } = tab.schedule.getState().schedule;
  return Object.fromEntries(
    Object.keys(OLD_VALUES).map((id) => [id, readSetting(settings, SETTINGS[id as keyof Settings])]),
  );
}

function edit(tab: DatabaseTab, fields: Partial<Settings['limits']>) {
  const { settings } = tab.schedule.getState().schedule;
  return tab.schedule.commit(
    settingEntries(settings, limitsSetting, { ...readSetting(settings, limitsSetting), ...fields }),
  );
}

async function oldBrowser(version: number): Promise<Browser> {
  const texts = { ...JSON.parse(fixtureText(version, 'keys')), ...OLD_TEXTS };
  const browser = openBrowser(new MemoryStorage(texts));
  await seedDatabase(browser.name, version);
  return browser;
}

const areOldKeysGone = ({ storage }: Browser) => OLD_KEYS.every((key) => !storage.texts.has(key));

async function openSettled(browser: Browser): Promise<DatabaseTab> {
  const tab = browser.openTab();
  await browser.settle();
  tab.runTimers();
  return tab;
}

describe.each(OLD_VERSIONS)('migration of the keys of version %i', (version) => {
  it('makes records that the first frame shows before the database is read', async () => {
    const browser = await oldBrowser(version);
    const tab = browser.openTab();
    expect(valuesIn(tab)).toEqual(OLD_VALUES);
    await browser.settle();
    expect(valuesIn(tab)).toEqual(OLD_VALUES);
  });

  it('removes the keys once the database has the records, except the language settings', async () => {
    const browser = await oldBrowser(version);
    const tab = await openSettled(browser);
    expect(areOldKeysGone(browser)).toBe(true);
    expect(JSON.parse(browser.storage.texts.get('settings') ?? '')).toEqual({
      language: 'fr',
      timezone: 'system',
      tone: 7,
    });
    tab.kill();
    browser.storage.texts.clear();
    expect(valuesIn(await openSettled(browser))).toEqual(OLD_VALUES);
  });

  it('reads the keys in a backup as records', () => {
    const file = JSON.parse(fixtureText(version, 'backup'));
    file.preferences = { ...file.preferences, ...OLD_TEXTS };
    const read = readBackup(JSON.stringify(file));
    if (!read.isOk) throw new Error('refused');
    const { settings, preferences } = read.value.content;
    const records = new Map(settings.map((record) => [record.id, record]));
    for (const [id, value] of Object.entries(OLD_VALUES)) {
      expect(readSetting(records, SETTINGS[id as keyof Settings])).toEqual(value);
    }
    expect(Object.keys(preferences).filter((name) => OLD_KEYS.includes(name))).toEqual([]);
    expect(JSON.parse(preferences.settings ?? '')).toEqual({ language: 'fr', timezone: 'system', tone: 7 });
  });
});

it.each([1, 6])(
  'loses nothing of version %i when the page is killed at any moment of the migration',
  async (version) => {
    let isDone = false;
    for (let turns = 0; !isDone; turns += 3) {
      const browser = await oldBrowser(version);
      const tab = browser.openTab();
      for (let turn = 0; turn < turns; turn += 1) {
        await new Promise((resolve) => setImmediate(resolve));
        tab.runTimers();
      }
      isDone = areOldKeysGone(browser);
      tab.kill();
      const next = browser.openTab();
      expect(valuesIn(next)).toMatchObject({ limits: OLD_VALUES.limits, weekStart: 'sunday' });
      await browser.settle();
      expect(valuesIn(next)).toEqual(OLD_VALUES);
      next.kill();
    }
  },
);

it('keeps the settings in localStorage when the database is refused, and stores them when it opens', async () => {
  const browser = openBrowser(new MemoryStorage(OLD_TEXTS));
  const open = browser.openDatabase;
  refuse(browser);
  const tab = await openSettled(browser);
  expect(valuesIn(tab)).toEqual(OLD_VALUES);
  expect(await tab.schedule.whenStored(edit(tab, { daysRunning: 4 }))).toBe(true);
  expect(areOldKeysGone(browser)).toBe(true);
  tab.kill();
  const again = await openSettled(browser);
  const edited = { ...OLD_VALUES, limits: { ...OLD_VALUES.limits, daysRunning: 4 } };
  expect(valuesIn(again)).toEqual(edited);
  again.kill();
  browser.openDatabase = open;
  const opened = await openSettled(browser);
  expect(valuesIn(opened)).toEqual(edited);
  opened.kill();
  browser.storage.texts.clear();
  expect(valuesIn(await openSettled(browser))).toEqual(edited);
});

it('imports an old key that is written later, and keeps other edited settings', async () => {
  const browser = await oldBrowser(6);
  const tab = await openSettled(browser);
  edit(tab, { daysRunning: 4 });
  await browser.settle();
  tab.sync.flush();
  tab.kill();
  browser.storage.setItem('brigade-rest-hours', '12');
  const next = await openSettled(browser);
  expect(valuesIn(next)).toMatchObject({ restHours: 12, limits: { dayHours: 10, daysRunning: 4 } });
  expect(areOldKeysGone(browser)).toBe(true);
});

it('quarantines an unreadable text and uses the default', async () => {
  const browser = openBrowser(new MemoryStorage({ 'brigade-limits': '[1', 'brigade-rest-hours': '9' }));
  const tab = await openSettled(browser);
  expect(valuesIn(tab)).toMatchObject({ restHours: 9, limits: { dayHours: 12 } });
  expect(Object.values(readQuarantine(tab.gateway))).toEqual(['[1']);
});

it('upgrades synced settings without sending them, and sends only those set on this device', async () => {
  const browser = openBrowser(
    new MemoryStorage({
      ...JSON.parse(fixtureText(6, 'keys')),
      'brigade-limits': '{"dayHours":10}',
      'brigade-rest-hours': '9',
    }),
  );
  await seedDatabase(browser.name, 6);
  const raw = await openDB(browser.name);
  const text = (value: string) => ({ text: value, clock: 5, device: 'd' });
  const house = { limits: text('{"dayHours":10}'), restHours: text('9'), workplace: text('aaaaaaaaaaa') };
  await raw.put('sharing', { id: 'state', device: 'd', n: 0, clock: 5, house, houseToSay: ['restHours'] });
  raw.close();
  const tab = await openSettled(browser);
  const { settings } = tab.schedule.getState().schedule;
  expect(readSetting(settings, limitsSetting).dayHours).toBe(10);
  expect(readSetting(settings, restHoursSetting)).toBe(9);
  const after = await openDB(browser.name);
  const sent = (await after.getAll('outbox')).flatMap(({ made }) => made.entries);
  const state = await after.get('sharing', 'state');
  after.close();
  expect(sent.filter(({ kind }) => kind === 'setting').map(({ id }) => id)).toEqual(['restHours']);
  expect(state).toMatchObject({ houseToSay: [] });
});

describe('without the code that reads old keys', () => {
  afterEach(() => upgradeKeysWith(KEYS_UPGRADE));

  test.each([
    ['brigade-rest-hours', '9', 'restHours', 12],
    ['brigade-limits', '{"dayHours":10,"daysRunning":6,"minorDayHours":8,"minorLatestHour":22}', 'limits', 4],
  ] as const)(
    'keeps a later edit when a tab with an older build has written %s',
    async (key, text, id, to) => {
      const browser = await usedBrowser();
      upgradeKeysWith(undefined);
      const tab = await startedTab(browser);
      browser.storage.setItem(key, text);
      const { settings } = tab.schedule.getState().schedule;
      const after =
        id === 'limits' ? { ...readSetting(settings, limitsSetting), daysRunning: Number(to) } : Number(to);
      await tab.schedule.whenStored(
        tab.schedule.commit(settingEntries(settings, SETTINGS[id], after as never)),
      );
      tab.runTimers();
      tab.sync.flush();
      tab.kill();
      upgradeKeysWith(KEYS_UPGRADE);
      const next = await startedTab(browser);
      expect(readSetting(next.schedule.getState().schedule.settings, SETTINGS[id])).toEqual(after);
    },
  );
});
