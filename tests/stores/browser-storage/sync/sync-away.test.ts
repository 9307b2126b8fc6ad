/** @jest-environment node */
import { templateEntry } from '@/lib/shifts/change/schedule-change';
import { makeShift } from '@/tests/support/brigade';
import { templateOf } from '@/tests/support/records';
import { type Browser, type DatabaseTab, openBrowser } from '@/tests/support/storage/database-tabs';
import {
  ANAS,
  foreignStorage,
  refuse,
  shiftIdsIn,
  shiftsIn,
  teamIn,
} from '@/tests/support/storage/database-views';

async function startedTab(browser: Browser): Promise<DatabaseTab> {
  const tab = browser.openTab();
  await browser.settle();
  tab.runTimers();
  return tab;
}

/** A page with its database, then closed: the keys are what it wrote last. */
async function usedBrowser(): Promise<Browser> {
  const browser = openBrowser(foreignStorage());
  const tab = await startedTab(browser);
  tab.schedule.addShift(makeShift({ id: 'far', date: '2027-11-19' }));
  await browser.settle();
  tab.sync.flush();
  tab.kill();
  return browser;
}

/** A page for which the database does not open, as when the browser says `UnknownError`. */
async function tabWithoutDatabase(browser: Browser): Promise<DatabaseTab> {
  const open = browser.openDatabase;
  refuse(browser);
  const tab = await startedTab(browser);
  browser.openDatabase = open;
  return tab;
}

test('what was removed while the database did not open stays removed when it opens again', async () => {
  const browser = await usedBrowser();
  const tab = await tabWithoutDatabase(browser);
  const [employee] = tab.schedule.getState().schedule.employees.values();
  const removed = [
    tab.schedule.deleteShift('s1'),
    employee && tab.employees.deleteEmployee(employee.id, 'keep', ANAS.date),
  ];
  for (const change of removed)
    if (change && 'id' in change) expect(await tab.schedule.whenStored(change)).toBe(true);
  tab.sync.flush();
  tab.kill();
  const next = await startedTab(browser);
  expect(shiftIdsIn(next)).toEqual(['far', 's2']);
  expect(teamIn(next)).toEqual([]);
});

test('an edit made on keys that are behind the database is the later one there, and takes nothing else with it', async () => {
  const browser = await usedBrowser();
  const killed = await startedTab(browser);
  killed.schedule.addShift(makeShift({ id: 'unknown to the keys' }));
  killed.schedule.deleteShift('s2');
  await browser.settle();
  killed.kill();
  const tab = await tabWithoutDatabase(browser);
  expect(shiftIdsIn(tab)).toEqual(['s1', 's2']);
  const change = tab.schedule.updateShift({
    ...ANAS,
    endTime: makeShift({ times: ['9:00', '19:15'] }).endTime,
  });
  expect(await tab.schedule.whenStored(change)).toBe(true);
  tab.kill();
  const next = await startedTab(browser);
  expect(shiftIdsIn(next)).toEqual(['far', 's1', 'unknown to the keys']);
  expect(shiftsIn(next).find(({ id }) => id === 's1')?.endTime).toBe('19:15');
});

test('shifts deleted while another page of the origin fills localStorage stay deleted', async () => {
  const browser = await usedBrowser();
  const tab = await startedTab(browser);
  browser.storage.failsFor = (key) => key === 'shifts' || key === 'employees';
  for (const id of ['s1', 's2'])
    expect(await tab.schedule.whenStored(tab.schedule.deleteShift(id))).toBe(true);
  tab.runTimers();
  tab.schedule.commit([templateEntry(undefined, templateOf('Early'))]);
  await browser.settle();
  tab.runTimers();
  const next = tab.reload();
  await browser.settle();
  expect(shiftIdsIn(next)).toEqual(['far']);
  next.runTimers();
  browser.storage.failsFor = () => false;
  const last = next.reload();
  await browser.settle();
  expect(shiftIdsIn(last)).toEqual(['far']);
});
