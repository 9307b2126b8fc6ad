import { makeShift } from '@/tests/support/brigade';
import { startedTab, tabWithoutDatabase, usedBrowser } from '@/tests/support/storage/away-tabs';
import { openBrowser } from '@/tests/support/storage/database-tabs';
import { foreignStorage, refuse } from '@/tests/support/storage/database-views';

test('without a database a page knows how many shifts it does not have, whatever was done on it since', async () => {
  const browser = await usedBrowser();
  const tab = await tabWithoutDatabase(browser);
  expect(tab.sync.missingCount()).toBe(1);
  for (const id of ['a', 'b', 'c']) tab.schedule.addShift(makeShift({ id }));
  tab.schedule.deleteShift('s1');
  tab.sync.flush();
  tab.kill();
  const next = await tabWithoutDatabase(browser);
  expect(next.sync.missingCount()).toBe(1);
  next.kill();
  expect((await startedTab(browser)).sync.missingCount()).toBe(0);
});

test('a page that has read everything before its database was taken away misses nothing', async () => {
  const browser = await usedBrowser();
  const open = browser.openDatabase;
  let lose = () => {};
  browser.openDatabase = (onLost) => {
    lose = onLost;
    return open(onLost);
  };
  const tab = await startedTab(browser);
  refuse(browser);
  lose();
  await browser.settle();
  expect(tab.health()).toBe('limited');
  expect(tab.sync.missingCount()).toBe(0);
});

test('a browser that never had a database misses nothing', async () => {
  const browser = openBrowser(foreignStorage());
  refuse(browser);
  const tab = await startedTab(browser);
  tab.schedule.addShift(makeShift({ id: 'far', date: '2027-11-19' }));
  tab.sync.flush();
  tab.kill();
  expect((await startedTab(browser)).sync.missingCount()).toBe(0);
});
