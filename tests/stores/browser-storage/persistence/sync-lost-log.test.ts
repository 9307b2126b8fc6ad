import { templateEntry } from '@/lib/shifts/change/schedule-change';
import type { ScheduleDatabase } from '@/stores/browser-storage/database/schedule-database';
import { makeShift } from '@/tests/support/brigade';
import { templateOf } from '@/tests/support/records';
import { startedTab, tabWithoutDatabase, usedBrowser } from '@/tests/support/storage/away-tabs';
import { type Browser, type DatabaseTab, openBrowser, storedIn } from '@/tests/support/storage/database-tabs';
import {
  ANAS,
  employeeDraft,
  foreignStorage,
  notesIn,
  refuse,
  shiftIdsIn,
  teamIn,
} from '@/tests/support/storage/database-views';

const deleteDatabase = ({ name }: Browser) =>
  new Promise((resolve) => {
    indexedDB.deleteDatabase(name).onsuccess = resolve;
  });

const noRoom = () => Promise.reject(new DOMException('No room.', 'QuotaExceededError'));

function close(tab: DatabaseTab): void {
  tab.sync.flush();
  tab.kill();
}

/** The number of steps in the log of the browser. */
const lengthOf = async (browser: Browser) => (await storedIn(browser)).log.length;

/** Adds employees by a page without access to the keys. */
async function addPeople(browser: Browser, count: number): Promise<void> {
  const refused = browser.openTab(true);
  await untilIdle();
  for (let number = 0; number < count; number += 1)
    refused.employees.addEmployee(employeeDraft(`New ${number}`));
  await untilIdle();
  refused.kill();
}

/** Opens a page that adds Zoe to a database without space. Databases opened later have space. */
async function zoeWithoutRoom(browser: Browser): Promise<DatabaseTab> {
  const { openDatabase } = browser;
  browser.openDatabase = async (onLost) => ({ ...(await openDatabase(onLost)), append: noRoom });
  const full = await startedTab(browser);
  full.employees.addEmployee(employeeDraft('Zoe'));
  await browser.settle();
  browser.openDatabase = openDatabase;
  return full;
}

/** Waits for idle while the opening of another tab is held. */
async function untilIdle(): Promise<void> {
  for (let tick = 0; tick < 100; tick += 1) await new Promise((resolve) => setImmediate(resolve));
}

describe('a newly created database', () => {
  test.each([-1, 0, 1, 2])(
    'gets the content of the keys after a page without keys wrote a log longer by %i',
    async (by) => {
      const browser = await usedBrowser();
      const length = await lengthOf(browser);
      await deleteDatabase(browser);
      await addPeople(browser, length + by);
      expect(await lengthOf(browser)).toBe(length + by);
      const tab = await startedTab(browser);
      expect(shiftIdsIn(tab)).toEqual(['s1', 's2']);
      expect(teamIn(tab)).toHaveLength(length + by + 1);
      expect(teamIn(tab)).toContain('Ana');
    },
  );

  test('does not get back a shift that a page without writable keys removed', async () => {
    const browser = await usedBrowser();
    const first = await startedTab(browser);
    first.employees.addEmployee(employeeDraft('Zoe'));
    await browser.settle();
    close(first);
    await deleteDatabase(browser);
    browser.storage.failsFor = () => true;
    const tab = await startedTab(browser);
    expect(await tab.schedule.whenStored(tab.schedule.deleteShift('s1'))).toBe(true);
    close(tab);
    browser.storage.failsFor = () => false;
    expect(shiftIdsIn(await startedTab(browser))).toEqual(['s2']);
  });

  test('is recognized by its changes when an open page knew another database', async () => {
    const browser = await usedBrowser();
    const { openDatabase } = browser;
    const open = await startedTab(browser);
    const length = await lengthOf(browser);
    let proceed = () => {};
    browser.openDatabase = async (onLost) => {
      await new Promise<void>((resolve) => {
        proceed = resolve;
      });
      return openDatabase(onLost);
    };
    await deleteDatabase(browser);
    browser.openDatabase = openDatabase;
    await addPeople(browser, length + 1);
    proceed();
    await browser.settle();
    expect(shiftIdsIn(open)).toEqual(['far', 's1', 's2']);
    expect(teamIn(open)).toContain('New 0');
  });
});

test('imports an edit of a tab without a database from the keys only once', async () => {
  const browser = openBrowser();
  const first = await startedTab(browser);
  first.schedule.commit([templateEntry(undefined, templateOf('Early'))]);
  await browser.settle();
  close(first);
  browser.storage.texts.clear();
  const reader = browser.openTab();
  await browser.settle();
  const without = await tabWithoutDatabase(browser);
  without.employees.addEmployee(employeeDraft('Zoe'));
  without.sync.flush();
  await browser.settle();
  // Killed before it writes the keys.
  reader.kill();
  close(without);
  browser.storage.failsFor = () => true;
  const tab = await startedTab(browser);
  const [zoe] = tab.schedule.getState().schedule.employees.values();
  const change = tab.employees.deleteEmployee(zoe?.id ?? '', 'keep', ANAS.date);
  expect(change && (await tab.schedule.whenStored(change))).toBe(true);
  expect(teamIn(await startedTab(browser))).toEqual([]);
});

test('does not import a removed shift again from keys that had no space at the first import', async () => {
  const browser = openBrowser(foreignStorage());
  const without = await tabWithoutDatabase(browser);
  without.schedule.addShift(makeShift({ id: 'away' }));
  close(without);
  const { failsFor } = browser.storage;
  browser.storage.failsFor = (key) => key === 'brigade-stamp' || key === 'shifts';
  const tab = await startedTab(browser);
  expect(await tab.schedule.whenStored(tab.schedule.deleteShift('away'))).toBe(true);
  close(tab);
  browser.storage.failsFor = failsFor;
  const next = await tabWithoutDatabase(browser);
  next.schedule.addShift(makeShift({ id: 'later' }));
  close(next);
  expect(shiftIdsIn(await startedTab(browser))).toEqual(['later', 's1', 's2']);
});

test('does not bring back a shift removed elsewhere when a page lost its database and the keys', async () => {
  const browser = await usedBrowser();
  const { openDatabase } = browser;
  let lose = () => {};
  browser.openDatabase = async (onLost) => {
    const database = await openDatabase(onLost);
    lose = () => {
      database.close();
      onLost();
    };
    return database;
  };
  const losing = await startedTab(browser);
  browser.storage.texts.clear();
  browser.storage.failsFor = (key) => key !== 'brigade-journal';
  refuse(browser);
  lose();
  losing.employees.addEmployee(employeeDraft('Zoe'));
  await untilIdle();
  browser.openDatabase = openDatabase;
  const other = await startedTab(browser);
  expect(await other.schedule.whenStored(other.schedule.deleteShift('s1'))).toBe(true);
  other.kill();
  browser.storage.failsFor = () => false;
  close(losing);
  const tab = await startedTab(browser);
  expect(shiftIdsIn(tab)).toEqual(['far', 's2']);
  expect(teamIn(tab)).toEqual(['Ana', 'Zoe']);
});

test('does not bring back from the journal an employee removed in another tab', async () => {
  const browser = await usedBrowser();
  const full = await zoeWithoutRoom(browser);
  const other = await startedTab(browser);
  const zoe = [...other.schedule.getState().schedule.employees.values()].find(({ name }) => name === 'Zoe');
  other.employees.deleteEmployee(zoe?.id ?? '', 'keep', ANAS.date);
  await browser.settle();
  close(other);
  const { openDatabase } = browser;
  browser.openDatabase = async (onLost) => ({ ...(await openDatabase(onLost)), append: noRoom });
  await deleteDatabase(browser);
  await browser.settle();
  full.kill();
  browser.openDatabase = openDatabase;
  expect(teamIn(await startedTab(browser))).toEqual(['Ana']);
});

test('does not repeat a refused import of the keys over later edits', async () => {
  const browser = openBrowser(foreignStorage());
  const without = await tabWithoutDatabase(browser);
  const full = await zoeWithoutRoom(browser);
  full.kill();
  without.schedule.updateShift({ ...ANAS, notes: 'later' });
  close(without);
  expect(notesIn(await startedTab(browser), 's1')).toBe('later');
});

describe('a shift published without a database and changed afterwards', () => {
  const change = {
    deleted: (tab: DatabaseTab) => tab.schedule.deleteShift('s1'),
    edited: (tab: DatabaseTab) =>
      tab.schedule.updateShift({ ...ANAS, endTime: makeShift({ times: ['9:00', '19:15'] }).endTime }),
  };
  const browsers = {
    'before a database existed': () => openBrowser(foreignStorage()),
    'before the database was deleted': usedBrowser,
  };
  const cases = Object.keys(browsers).flatMap((name) => Object.keys(change).map((act) => [act, name]));

  test.each(cases as [keyof typeof change, keyof typeof browsers][])(
    'counts as unpublished when %s, if published %s',
    async (act, name) => {
      const browser = await browsers[name]();
      const without = await tabWithoutDatabase(browser);
      without.schedule.publish();
      await browser.settle();
      change[act](without);
      without.runTimers();
      await browser.settle();
      close(without);
      await deleteDatabase(browser);
      const tab = await startedTab(browser);
      expect([...tab.schedule.getState().schedule.unpublished.keys()]).toEqual(['s1']);
      expect((await storedIn(browser)).unpublished.map(({ id }) => id)).toEqual(['s1']);
      expect(shiftIdsIn(tab)).toEqual(act === 'deleted' ? ['s2'] : ['s1', 's2']);
    },
  );
});

test('applies an edit that another tab stores without a database while this one opens', async () => {
  const browser = await usedBrowser();
  const without = await tabWithoutDatabase(browser);
  let proceed = () => {};
  const { openDatabase } = browser;
  browser.openDatabase = async (onLost): Promise<ScheduleDatabase> => {
    const database = await openDatabase(onLost);
    const readAll: ScheduleDatabase['readAll'] = async (ids) => {
      const content = await database.readAll(ids);
      await new Promise<void>((resolve) => {
        proceed = resolve;
      });
      return content;
    };
    return { ...database, readAll };
  };
  const opening = browser.openTab();
  await untilIdle();
  without.schedule.deleteShift('s1');
  without.sync.flush();
  browser.deliver();
  proceed();
  await browser.settle();
  expect(shiftIdsIn(opening)).toEqual(['far', 's2']);
  opening.schedule.addShift(makeShift({ id: 'after' }));
  await browser.settle();
  expect(browser.storage.texts.has('brigade-away')).toBe(false);
});

test("does not repeat a waiting page's edits over later ones if its database was deleted", async () => {
  const browser = await usedBrowser();
  const { openDatabase } = browser;
  let proceed = () => {};
  browser.openDatabase = async (onLost) => {
    await new Promise<void>((resolve) => {
      proceed = resolve;
    });
    return openDatabase(onLost);
  };
  const waiting = browser.openTab();
  const edit = waiting.schedule.updateShift({ ...ANAS, notes: 'early' });
  waiting.schedule.addShift(makeShift({ id: 'early' }));
  browser.openDatabase = openDatabase;
  const other = browser.openTab();
  await untilIdle();
  other.schedule.updateShift({ ...ANAS, notes: 'later' });
  other.schedule.deleteShift('early');
  await untilIdle();
  close(other);
  await deleteDatabase(browser);
  waiting.schedule.addShift(makeShift({ id: 'own' }));
  proceed();
  await browser.settle();
  expect(notesIn(waiting, 's1')).toBe('later');
  expect(shiftIdsIn(waiting)).toEqual(['own', 's1', 's2']);
  expect(edit && (await waiting.schedule.whenStored(edit))).toBe(true);
});
