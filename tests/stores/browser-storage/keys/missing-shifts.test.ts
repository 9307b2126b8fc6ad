import { makeShift } from '@/tests/support/brigade';
import { startedTab, tabWithoutDatabase, usedBrowser } from '@/tests/support/storage/away-tabs';
import { openBrowser } from '@/tests/support/storage/database-tabs';
import { foreignStorage, refuse } from '@/tests/support/storage/database-views';

test('counts the shifts that a page without a database does not have, also after edits', async () => {
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

test('counts no missing shift for a page that read everything before it lost its database', async () => {
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

test('counts no missing shift in a browser that never had a database', async () => {
  const browser = openBrowser(foreignStorage());
  refuse(browser);
  const tab = await startedTab(browser);
  tab.schedule.addShift(makeShift({ id: 'far', date: '2027-11-19' }));
  tab.sync.flush();
  tab.kill();
  expect((await startedTab(browser)).sync.missingCount()).toBe(0);
});
