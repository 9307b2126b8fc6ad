import { templateEntry } from '@/lib/shifts/change/schedule-change';
import { makeShift } from '@/tests/support/brigade';
import { templateOf } from '@/tests/support/records';
import { startedTab, tabWithoutDatabase, usedBrowser } from '@/tests/support/storage/away-tabs';
import { notesIn, shiftIdsIn, teamIn, textIn } from '@/tests/support/storage/database-views';

test('does not bring back shifts deleted while localStorage was full', async () => {
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

describe('a manually edited text in localStorage', () => {
  const added = makeShift({ id: 'by hand' });

  test('adds new records but none that the log has removed since', async () => {
    const browser = await usedBrowser();
    const killed = await startedTab(browser);
    killed.schedule.deleteShift('s2');
    await browser.settle();
    killed.kill();
    const shifts = textIn(browser, 'shifts');
    expect(shifts).toHaveLength(2);
    const changed = { ...shifts[0], notes: 'by hand' };
    browser.storage.texts.set('shifts', JSON.stringify([changed, shifts[1], added]));
    const tab = await startedTab(browser);
    expect(shiftIdsIn(tab)).toEqual(['by hand', 'far', 's1']);
    expect(notesIn(tab, 's1')).toBe('by hand');
  });

  test('is imported after a page without a database has also written the key', async () => {
    const browser = await usedBrowser();
    const shifts = textIn(browser, 'shifts');
    browser.storage.texts.set('shifts', JSON.stringify([...shifts, added]));
    const without = await tabWithoutDatabase(browser);
    without.schedule.deleteShift('s1');
    without.sync.flush();
    without.kill();
    expect(shiftIdsIn(await startedTab(browser))).toEqual(['by hand', 'far', 's2']);
  });

  test('does not bring back a shift from another text that could not be written', async () => {
    const browser = await usedBrowser();
    const tab = await startedTab(browser);
    browser.storage.failsFor = (key) => key === 'shifts';
    tab.schedule.deleteShift('s1');
    tab.schedule.commit([templateEntry(undefined, templateOf('Early'))]);
    await browser.settle();
    tab.runTimers();
    tab.kill();
    browser.storage.failsFor = () => false;
    const person = { id: 'hand', name: 'Zoe', role: 'Server', color: 'red' };
    browser.storage.texts.set('employees', JSON.stringify([...textIn(browser, 'employees'), person]));
    const next = await startedTab(browser);
    expect(teamIn(next)).toEqual(['Ana', 'Zoe']);
    expect(shiftIdsIn(next)).toEqual(['far', 's2']);
  });
});
