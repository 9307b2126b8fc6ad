import { deleteDB, openDB } from 'idb';
import { shiftEntry } from '@/lib/shifts/change/schedule-change';
import { makeShift } from '@/tests/support/brigade';
import { type Browser, openBrowser, storedIn } from '@/tests/support/storage/database-tabs';
import { ANAS, foreignStorage, refuse, shiftIdsIn, textIn } from '@/tests/support/storage/database-views';

async function startedTab(browser: Browser, isStorageRefused = false) {
  const tab = browser.openTab(isStorageRefused);
  await browser.settle();
  tab.runTimers();
  return tab;
}

/** Makes the disk full from the second record on, until the test restores it. */
function fillDiskAfterOne() {
  const put = IDBObjectStore.prototype.put;
  let count = 0;
  return jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    value,
  ) {
    count += 1;
    if (count > 1) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    return put.call(this, value);
  });
}

afterEach(() => jest.restoreAllMocks());

test('stores no part of a change on a full disk, and all of it with the next edit', async () => {
  const browser = openBrowser(foreignStorage());
  const tab = await startedTab(browser);
  const full = fillDiskAfterOne();
  const group = ['a', 'b', 'c'].map((id) => shiftEntry(undefined, makeShift({ id })));
  const change = tab.schedule.commit(group);
  await expect(tab.schedule.whenStored(change)).resolves.toBe(false);
  await browser.settle();
  expect(tab.health()).toBe('full');
  expect(shiftIdsIn(tab)).toEqual(['a', 'b', 'c', 's1', 's2']);
  expect(textIn(browser, 'brigade-journal')).toMatchObject([{ id: change?.id }]);
  const stored = await storedIn(browser);
  expect([stored.shifts.length, stored.log.length]).toEqual([2, 1]);

  full.mockRestore();
  const next = tab.schedule.commit([shiftEntry(undefined, makeShift({ id: 'd' }))]);
  await expect(tab.schedule.whenStored(next)).resolves.toBe(true);
  expect((await storedIn(browser)).shifts).toHaveLength(6);
  expect(tab.health()).toBe('well');
  expect(browser.storage.texts.has('brigade-journal')).toBe(false);
});

test('schedules one retry for several edits on a full disk', async () => {
  const browser = openBrowser(foreignStorage());
  const tab = await startedTab(browser);
  const full = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  const fail = async (id: string) => {
    const change = tab.schedule.commit([shiftEntry(undefined, makeShift({ id }))]);
    await expect(tab.schedule.whenStored(change)).resolves.toBe(false);
    await browser.settle();
  };
  await fail('a');
  const waiting = tab.timerCount();
  for (const id of ['b', 'c', 'd']) await fail(id);
  expect(tab.timerCount()).toBe(waiting);
  full.mockRestore();
  tab.runTimers();
  await browser.settle();
  expect((await storedIn(browser)).shifts).toHaveLength(6);
});

test('erases everything while the database is still being opened', async () => {
  const browser = openBrowser(foreignStorage());
  const first = await startedTab(browser);
  first.schedule.addShift(makeShift({ id: 'a' }));
  await browser.settle();
  const tab = browser.openTab();
  const erased = tab.sync.erase();
  await browser.settle();
  await erased;
  expect((await storedIn(browser)).shifts).toEqual([]);
});

test('shows and stores a change refused by a full disk after a reload', async () => {
  const browser = openBrowser(foreignStorage());
  const tab = await startedTab(browser);
  const full = fillDiskAfterOne();
  tab.schedule.commit(['a', 'b'].map((id) => shiftEntry(undefined, makeShift({ id }))));
  await browser.settle();
  full.mockRestore();
  const next = tab.reload();
  expect(shiftIdsIn(next)).toEqual(['a', 'b', 's1', 's2']);
  await browser.settle();
  expect((await storedIn(browser)).shifts).toHaveLength(4);
});

test('writes nothing if the restore point before the first edit fails', async () => {
  const browser = openBrowser();
  const tab = await startedTab(browser);
  tab.beforeFirstAppend = () => Promise.reject(new Error('No restore point.'));
  const change = tab.schedule.commit([shiftEntry(undefined, ANAS)]);
  await expect(tab.schedule.whenStored(change)).resolves.toBe(false);
  expect(tab.health()).toBe('failing');
  expect((await storedIn(browser)).log).toEqual([]);
  expect(textIn(browser, 'brigade-journal')).toHaveLength(1);
});

describe('a browser that refuses the database', () => {
  test('keeps everything in localStorage, including shifts in the far future', async () => {
    const browser = openBrowser(foreignStorage());
    refuse(browser);
    const tab = await startedTab(browser);
    expect(tab.health()).toBe('limited');
    const change = tab.schedule.commit([shiftEntry(undefined, makeShift({ id: 'far', date: '2027-11-19' }))]);
    await expect(tab.schedule.whenStored(change)).resolves.toBe(true);
    expect(textIn(browser, 'shifts')).toHaveLength(3);
    const next = tab.reload();
    await browser.settle();
    expect(shiftIdsIn(next)).toEqual(['far', 's1', 's2']);
  });

  test('keeps an edit made while it was still connecting', async () => {
    const browser = openBrowser(foreignStorage());
    refuse(browser);
    const tab = browser.openTab();
    tab.schedule.addShift(makeShift({ id: 'early' }));
    await browser.settle();
    expect(textIn(browser, 'shifts')).toHaveLength(3);
    expect(browser.storage.texts.has('brigade-journal')).toBe(false);
  });

  test('shows edits of another tab', async () => {
    const browser = openBrowser(foreignStorage());
    refuse(browser);
    const [one, other] = [await startedTab(browser), await startedTab(browser)];
    one.schedule.addShift(makeShift({ id: 'a' }));
    one.runTimers();
    expect(other.sync.isConcernedBy('shifts')).toBe(true);
    other.schedule.loadForeign();
    expect(shiftIdsIn(other)).toEqual(['a', 's1', 's2']);
  });

  test('moves edits to the database when that can be opened again', async () => {
    const browser = openBrowser(foreignStorage());
    const open = browser.openDatabase;
    refuse(browser);
    const tab = await startedTab(browser);
    tab.schedule.updateShift({ ...ANAS, notes: 'local' });
    tab.schedule.addShift(makeShift({ id: 'far', date: '2027-11-19' }));
    tab.sync.flush();
    tab.kill();
    browser.openDatabase = open;
    await startedTab(browser);
    expect((await storedIn(browser)).shifts).toMatchObject([{ id: 'far' }, { notes: 'local' }, { id: 's2' }]);
  });

  test('reports "blocked" and works in memory when localStorage is refused too', async () => {
    const browser = openBrowser();
    refuse(browser);
    const tab = await startedTab(browser, true);
    tab.schedule.addShift(ANAS);
    expect(tab.health()).toBe('blocked');
    expect(shiftIdsIn(tab)).toEqual(['s1']);
  });
});

test('stores edits in the database without localStorage', async () => {
  const browser = openBrowser();
  const tab = await startedTab(browser, true);
  const change = tab.schedule.commit([shiftEntry(undefined, ANAS)]);
  await expect(tab.schedule.whenStored(change)).resolves.toBe(true);
  expect(tab.health()).toBe('limited');
  const next = tab.reload();
  await browser.settle();
  expect(shiftIdsIn(next)).toEqual(['s1']);
});

test('changes nothing when the database has a newer version at the start', async () => {
  const browser = openBrowser(foreignStorage());
  (await startedTab(browser)).kill();
  (await openDB(browser.name, 9)).close();
  const texts = new Map(browser.storage.texts);
  const tab = await startedTab(browser);
  expect(tab.health()).toBe('newer');
  tab.schedule.addShift(makeShift({ id: 'a' }));
  tab.schedule.undo();
  await browser.settle();
  tab.sync.flush();
  tab.runTimers();
  expect(shiftIdsIn(tab)).toEqual(['s1', 's2']);
  expect(browser.storage.texts).toEqual(texts);
  expect((await storedIn(browser)).log).toHaveLength(1);
});

test('becomes read-only when another tab upgrades the database', async () => {
  const browser = openBrowser(foreignStorage());
  const tab = await startedTab(browser);
  (await openDB(browser.name, 9)).close();
  await browser.settle();
  expect(tab.health()).toBe('newer');
  expect(tab.sync.canEdit()).toBe(false);
  expect(shiftIdsIn(tab)).toEqual(['s1', 's2']);
});

test('fills a new database from the page when the old one is deleted', async () => {
  const browser = openBrowser(foreignStorage());
  const tab = await startedTab(browser);
  tab.schedule.addShift(makeShift({ id: 'far', date: '2027-11-19' }));
  await browser.settle();
  await deleteDB(browser.name);
  await browser.settle();
  expect(shiftIdsIn(tab)).toEqual(['far', 's1', 's2']);
  expect((await storedIn(browser)).shifts).toHaveLength(3);
  tab.schedule.deleteShift('s1');
  await browser.settle();
  expect((await storedIn(browser)).shifts).toHaveLength(2);
  expect(tab.health()).toBe('well');
});
