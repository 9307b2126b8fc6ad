import { SETTINGS } from '@/lib/settings/all-settings';
import { readSetting, type Settings } from '@/lib/settings/setting';
import type { SettingId } from '@/lib/settings/setting-record';
import { settingEntries } from '@/lib/settings/write-setting';
import { DEFAULT_SETTINGS } from '@/tests/support/settings';
import { startedTab, tabWithoutDatabase, usedBrowser } from '@/tests/support/storage/away-tabs';
import { type DatabaseTab, openBrowser } from '@/tests/support/storage/database-tabs';

const recordsIn = (tab: DatabaseTab) => tab.schedule.getState().schedule.settings;
const read = <Id extends SettingId>(tab: DatabaseTab, id: Id) => readSetting(recordsIn(tab), SETTINGS[id]);

function set<Id extends SettingId>(tab: DatabaseTab, id: Id, value: Settings[Id]) {
  return tab.schedule.commit(settingEntries(recordsIn(tab), SETTINGS[id], value));
}

const setLimits = (tab: DatabaseTab, limits: Partial<Settings['limits']>) =>
  set(tab, 'limits', { ...read(tab, 'limits'), ...limits });

it('keeps the limits of both tabs when each sets another one, and undoes only the last edit', async () => {
  const browser = openBrowser();
  const [one, other] = [browser.openTab(), browser.openTab()];
  await browser.settle();
  other.holdBack(true);
  setLimits(one, { dayHours: 10 });
  await browser.idle();
  setLimits(other, { daysRunning: 5 });
  other.holdBack(false);
  await browser.settle();
  for (const tab of [one, other]) {
    expect(read(tab, 'limits')).toEqual({ ...DEFAULT_SETTINGS.limits, dayHours: 10, daysRunning: 5 });
  }
  one.schedule.undo();
  await browser.settle();
  expect(read(other, 'limits')).toEqual({ ...DEFAULT_SETTINGS.limits, dayHours: 10 });
});

it('merges an edit of a page without a database with the settings that a page with a database stored', async () => {
  const browser = await usedBrowser();
  const away = await tabWithoutDatabase(browser);
  expect(await away.schedule.whenStored(setLimits(away, { dayHours: 10 }))).toBe(true);
  away.sync.flush();
  away.kill();
  const tab = await startedTab(browser);
  expect(read(tab, 'limits')).toMatchObject({ dayHours: 10 });
  setLimits(tab, { daysRunning: 5 });
  await browser.settle();
  tab.sync.flush();
  tab.kill();
  const later = await tabWithoutDatabase(browser);
  expect(read(later, 'limits')).toMatchObject({ dayHours: 10, daysRunning: 5 });
  expect(await later.schedule.whenStored(setLimits(later, { dayHours: 12 }))).toBe(true);
  later.sync.flush();
  later.kill();
  expect(read(await startedTab(browser), 'limits')).toEqual({ ...DEFAULT_SETTINGS.limits, daysRunning: 5 });
});

it('leaves sales of other months out of the keys, and keeps them when a page without a database adds sales', async () => {
  const browser = openBrowser();
  const tab = browser.openTab();
  await browser.settle();
  set(tab, 'sales', { '2020-01-31': { actual: 100 }, '2026-11-20': { expected: 200 } });
  await browser.settle();
  tab.sync.flush();
  tab.kill();
  expect(browser.storage.texts.get('brigade-business-settings')).not.toContain('2020-01');
  const away = await tabWithoutDatabase(browser);
  expect(
    await away.schedule.whenStored(
      set(away, 'sales', { ...read(away, 'sales'), '2020-01-30': { actual: 5 } }),
    ),
  ).toBe(true);
  away.sync.flush();
  away.kill();
  expect(read(await startedTab(browser), 'sales')).toEqual({
    '2020-01-30': { actual: 5 },
    '2020-01-31': { actual: 100 },
    '2026-11-20': { expected: 200 },
  });
});
