import { startedTab, tabWithoutDatabase, usedBrowser } from '@/tests/support/storage/away-tabs';
import { openBrowser } from '@/tests/support/storage/database-tabs';
import { foreignStorage, refuse, shiftIdsIn } from '@/tests/support/storage/database-views';

test('erases the database when it did not open for the page but opens again', async () => {
  const browser = await usedBrowser();
  const tab = await tabWithoutDatabase(browser);
  expect(shiftIdsIn(tab)).toEqual(['s1', 's2']);
  await tab.sync.erase();
  tab.kill();
  expect(shiftIdsIn(await startedTab(browser))).toEqual([]);
});

test('rejects when the database still does not open, and the page continues to work', async () => {
  const browser = await usedBrowser();
  const tab = await tabWithoutDatabase(browser);
  const open = browser.openDatabase;
  refuse(browser);
  await expect(tab.sync.erase()).rejects.toThrow();
  expect(await tab.schedule.whenStored(tab.schedule.deleteShift('s1'))).toBe(true);
  tab.sync.flush();
  tab.kill();
  browser.openDatabase = open;
  expect(shiftIdsIn(await startedTab(browser))).toEqual(['far', 's2']);
});

test('erases the keys in a browser that never had a database', async () => {
  const browser = openBrowser(foreignStorage());
  refuse(browser);
  const tab = await startedTab(browser);
  tab.schedule.deleteShift('s1');
  tab.sync.flush();
  await tab.sync.erase();
  expect([...browser.storage.texts.keys()]).toEqual([]);
});
