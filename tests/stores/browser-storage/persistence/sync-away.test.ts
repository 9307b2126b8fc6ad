import { shiftEntry } from '@/lib/shifts/change/schedule-change';
import { makeShift } from '@/tests/support/brigade';
import { startedTab, tabWithoutDatabase, usedBrowser } from '@/tests/support/storage/away-tabs';
import { openBrowser, storedIn, TODAY } from '@/tests/support/storage/database-tabs';
import {
  ANAS,
  BENS,
  employeeDraft,
  foreignStorage,
  namesIn,
  notesIn,
  refuse,
  shiftIdsIn,
  shiftsIn,
  teamIn,
  textIn,
} from '@/tests/support/storage/database-views';

test('keeps removals made without a database when the database opens again', async () => {
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

test('applies an edit made on outdated keys to the database and changes nothing else there', async () => {
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

describe('an edit stored without a database', () => {
  test('stays in the keys as a change over several starts until a database has the edit', async () => {
    const browser = await usedBrowser();
    for (const id of ['a', 'b', 'c']) {
      const tab = await tabWithoutDatabase(browser);
      const change = tab.schedule.addShift(makeShift({ id }));
      expect(await tab.schedule.whenStored(change)).toBe(true);
      tab.kill();
    }
    expect(textIn(browser, 'brigade-away')).toHaveLength(3);
    expect(browser.storage.texts.has('brigade-journal')).toBe(false);
    const tab = await startedTab(browser);
    expect(shiftIdsIn(tab)).toEqual(['a', 'b', 'c', 'far', 's1', 's2']);
    expect(browser.storage.texts.has('brigade-away')).toBe(false);
    expect((await storedIn(browser)).log.map(({ origin }) => origin)).toEqual([
      'import',
      ...Array(4).fill(undefined),
    ]);
    const [undone] = [tab.schedule.undo()];
    expect(undone?.entries).toMatchObject([{ id: 'c' }]);
  });

  test('is applied at once by a tab with a database, and later edits reach both tabs', async () => {
    const browser = await usedBrowser();
    const withDatabase = await startedTab(browser);
    const without = await tabWithoutDatabase(browser);
    without.schedule.deleteShift('s1');
    without.sync.flush();
    await browser.settle();
    expect(shiftIdsIn(withDatabase)).toEqual(['far', 's2']);
    expect(browser.storage.texts.has('brigade-away')).toBe(false);
    withDatabase.schedule.updateShift({ ...BENS, notes: 'later' });
    await browser.settle();
    withDatabase.runTimers();
    without.schedule.loadForeign();
    expect(notesIn(without, 's2')).toBe('later');
    expect(shiftIdsIn(without)).toEqual(['s2']);
  });

  test('stays on screen when a tab with a database writes the keys without the edit', async () => {
    const browser = await usedBrowser();
    const withDatabase = await startedTab(browser);
    withDatabase.holdBack(true);
    const without = await tabWithoutDatabase(browser);
    without.schedule.deleteShift('s1');
    without.sync.flush();
    withDatabase.schedule.updateShift({ ...BENS, notes: 'later' });
    await browser.settle();
    withDatabase.runTimers();
    without.schedule.loadForeign();
    expect(shiftIdsIn(without)).toEqual(['s2']);
    withDatabase.kill();
    expect(shiftIdsIn(await tabWithoutDatabase(browser))).toEqual(['s2']);
    expect(shiftIdsIn(await startedTab(browser))).toEqual(['far', 's2']);
  });

  test('follows a rename unknown to its page and leaves other fields as they are', async () => {
    const browser = await usedBrowser();
    const killed = await startedTab(browser);
    const [ana] = killed.schedule.getState().schedule.employees.values();
    if (!ana) throw new Error('The employee is missing.');
    killed.employees.updateEmployee(ana.id, employeeDraft('Anna'), TODAY);
    killed.schedule.updateShift({ ...ANAS, employeeName: 'Anna', notes: 'told' });
    await browser.settle();
    killed.kill();
    const tab = await tabWithoutDatabase(browser);
    tab.schedule.updateShift({ ...ANAS, status: 'Pending' });
    tab.schedule.addShift(makeShift({ id: 'new', employeeName: 'Ana' }));
    tab.sync.flush();
    tab.kill();
    const next = await startedTab(browser);
    expect(namesIn(next)).toMatchObject({ s1: 'Anna', new: 'Anna' });
    expect(shiftsIn(next).find(({ id }) => id === 's1')).toMatchObject({ notes: 'told', status: 'Pending' });
  });

  test('brings back no removed shift by a rename from a page that did not know of the removal', async () => {
    const browser = await usedBrowser();
    const killed = await startedTab(browser);
    killed.schedule.deleteShift('s1');
    await browser.settle();
    killed.kill();
    const tab = await tabWithoutDatabase(browser);
    const [ana] = tab.schedule.getState().schedule.employees.values();
    if (ana) tab.employees.updateEmployee(ana.id, employeeDraft('Anna'), TODAY);
    tab.sync.flush();
    tab.kill();
    const next = await startedTab(browser);
    expect(shiftIdsIn(next)).toEqual(['far', 's2']);
    expect(teamIn(next)).toEqual(['Anna']);
  });

  test('reaches the database in order with others: a rename, a publication, a removal and an undone step', async () => {
    const browser = await usedBrowser();
    const tab = await tabWithoutDatabase(browser);
    const [ana] = tab.schedule.getState().schedule.employees.values();
    if (!ana) throw new Error('The employee is missing.');
    tab.employees.updateEmployee(ana.id, employeeDraft('Anna'), TODAY);
    const published = tab.schedule.publish();
    tab.schedule.deleteShift('s2');
    tab.schedule.addShift(makeShift({ id: 'undone' }));
    tab.schedule.undo();
    tab.sync.flush();
    tab.kill();
    const next = await startedTab(browser);
    expect(namesIn(next)).toMatchObject({ s1: 'Anna' });
    expect(shiftIdsIn(next)).toEqual(['far', 's1']);
    const { publication, unpublished } = next.schedule.getState().schedule;
    expect(publication?.at).toBe(
      published?.entries[0]?.kind === 'publication' ? published.entries[0].after?.at : 0,
    );
    expect([...unpublished.keys()]).toEqual(['s2']);
    next.schedule.redo();
    expect(shiftIdsIn(next)).toEqual(['far', 's1', 'undone']);
  });

  test('stays unconfirmed if the keys have no space, and reaches the database by the journal later', async () => {
    const browser = await usedBrowser();
    const tab = await tabWithoutDatabase(browser);
    browser.storage.failsFor = (key) => key === 'brigade-away';
    const change = tab.schedule.deleteShift('s1');
    expect(await tab.schedule.whenStored(change)).toBe(false);
    expect(tab.health()).toBe('full');
    expect(shiftIdsIn(tab)).toEqual(['s2']);
    browser.storage.failsFor = () => false;
    expect(await tab.schedule.whenStored(tab.schedule.addShift(makeShift({ id: 'a' })))).toBe(true);
    expect(tab.health()).toBe('limited');
    tab.kill();
    expect(shiftIdsIn(await startedTab(browser))).toEqual(['a', 'far', 's2']);
  });

  test('does not reach the database once withdrawn', async () => {
    const browser = await usedBrowser();
    const tab = await tabWithoutDatabase(browser);
    browser.storage.failsFor = (key) => key === 'shifts';
    const change = tab.schedule.deleteShift('s1');
    expect(await tab.schedule.whenStored(change)).toBe(false);
    if (change) tab.schedule.withdraw(change);
    browser.storage.failsFor = () => false;
    tab.kill();
    expect(shiftIdsIn(await startedTab(browser))).toEqual(['far', 's1', 's2']);
  });

  test('reaches a database whose first page was killed before it wrote the keys', async () => {
    const browser = openBrowser(foreignStorage());
    const tab = browser.openTab();
    await browser.settle();
    tab.schedule.updateShift({ ...BENS, notes: 'told' });
    tab.schedule.deleteShift('s1');
    await browser.settle();
    tab.kill();
    const without = await tabWithoutDatabase(browser);
    without.schedule.addShift(makeShift({ id: 'a' }));
    without.sync.flush();
    without.kill();
    const next = await startedTab(browser);
    expect(shiftIdsIn(next)).toEqual(['a', 's2']);
    expect(notesIn(next, 's2')).toBe('told');
  });
});

test('keeps a change of 250 shifts made without a database', async () => {
  const browser = await usedBrowser();
  const tab = await tabWithoutDatabase(browser);
  const shifts = Array.from({ length: 250 }, (_, index) => makeShift({ id: `bulk-${index}` }));
  const change = tab.schedule.commit(shifts.map((shift) => shiftEntry(undefined, shift)));
  expect(await tab.schedule.whenStored(change)).toBe(true);
  tab.schedule.deleteShift('bulk-7');
  tab.sync.flush();
  tab.kill();
  expect(shiftIdsIn(await startedTab(browser))).toHaveLength(252);
});

test('stores a large edit only in the collections if there never was a database', async () => {
  const browser = openBrowser();
  refuse(browser);
  const tab = await startedTab(browser);
  const change = tab.schedule.addShift({ ...ANAS, notes: 'x'.repeat(250_000) });
  expect(await tab.schedule.whenStored(change)).toBe(true);
  expect(browser.storage.texts.has('brigade-away')).toBe(false);
  expect(tab.health()).toBe('limited');
  expect(shiftIdsIn(await startedTab(browser))).toEqual(['s1']);
});

test('removes a shift from the collections without space for changes, and confirms once there is space', async () => {
  const browser = openBrowser(foreignStorage());
  const tab = await tabWithoutDatabase(browser);
  browser.storage.failsFor = (key) => key === 'brigade-away';
  const change = tab.schedule.deleteShift('s1');
  expect(await tab.schedule.whenStored(change)).toBe(false);
  expect(textIn(browser, 'shifts')).toMatchObject([{ id: 's2' }]);
  browser.storage.failsFor = () => false;
  expect(await tab.schedule.whenStored(change)).toBe(true);
  expect(textIn(browser, 'brigade-away')).toHaveLength(1);
  tab.kill();
  expect(shiftIdsIn(await startedTab(browser))).toEqual(['s2']);
});

test('stores no publication in the keys without space for changes', async () => {
  const browser = openBrowser(foreignStorage());
  const tab = await tabWithoutDatabase(browser);
  browser.storage.failsFor = (key) => key === 'brigade-away';
  const change = tab.schedule.publish();
  expect(change && (await tab.schedule.whenStored(change))).toBe(false);
  expect(browser.storage.texts.has('brigade-publication')).toBe(false);
});
