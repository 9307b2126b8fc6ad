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

/** How many steps the log of the used browser has. */
const lengthOf = async (browser: Browser) => (await storedIn(browser)).log.length;

/** A page that is refused the keys adds so many. */
async function addPeople(browser: Browser, count: number): Promise<void> {
  const refused = browser.openTab(true);
  await untilIdle();
  for (let number = 0; number < count; number += 1)
    refused.employees.addEmployee(employeeDraft(`New ${number}`));
  await untilIdle();
  refused.kill();
}

/** A page whose database has no room for the person it adds; those that are opened later have some. */
async function zoeWithoutRoom(browser: Browser): Promise<DatabaseTab> {
  const { openDatabase } = browser;
  browser.openDatabase = async (onLost) => ({ ...(await openDatabase(onLost)), append: noRoom });
  const full = await startedTab(browser);
  full.employees.addEmployee(employeeDraft('Zoe'));
  await browser.settle();
  browser.openDatabase = openDatabase;
  return full;
}

/** Beside an opening that waits. */
async function untilIdle(): Promise<void> {
  for (let tick = 0; tick < 100; tick += 1) await new Promise((resolve) => setImmediate(resolve));
}

describe('a database that was made anew', () => {
  test.each([-1, 0, 1, 2])(
    'by a page without keys, its log longer by %i, gets what the keys have',
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

  test('by a page that cannot write the keys does not get again what that page removed', async () => {
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

  test('is known by its changes, however long the open page knew another', async () => {
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

test('what was taken in from a tab without a database is not found in the keys again', async () => {
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
  // Before it writes the keys.
  reader.kill();
  close(without);
  browser.storage.failsFor = () => true;
  const tab = await startedTab(browser);
  const [zoe] = tab.schedule.getState().schedule.employees.values();
  const change = tab.employees.deleteEmployee(zoe?.id ?? '', 'keep', ANAS.date);
  expect(change && (await tab.schedule.whenStored(change))).toBe(true);
  expect(teamIn(await startedTab(browser))).toEqual([]);
});

test('nor after the keys had no room when a database took them in, and a page without one wrote on', async () => {
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

test('what another tab removes does not come back by a page that lost its database and found the keys emptied', async () => {
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

test('what another tab has stored from the journal and removed does not come back with a new database', async () => {
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

test('an import of the keys that the database refused is not repeated after later edits', async () => {
  const browser = openBrowser(foreignStorage());
  const without = await tabWithoutDatabase(browser);
  const full = await zoeWithoutRoom(browser);
  full.kill();
  without.schedule.updateShift({ ...ANAS, notes: 'later' });
  close(without);
  expect(notesIn(await startedTab(browser), 's1')).toBe('later');
});

describe('what was published without a database and changed afterwards', () => {
  const change = {
    deleted: (tab: DatabaseTab) => tab.schedule.deleteShift('s1'),
    edited: (tab: DatabaseTab) =>
      tab.schedule.updateShift({ ...ANAS, endTime: makeShift({ times: ['9:00', '19:15'] }).endTime }),
  };
  const browsers = {
    'before there ever was one': () => openBrowser(foreignStorage()),
    'before it was deleted': usedBrowser,
  };
  const cases = Object.keys(browsers).flatMap((name) => Object.keys(change).map((act) => [act, name]));

  test.each(cases as [keyof typeof change, keyof typeof browsers][])(
    '%s, %s, is still to be published',
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

test('what another tab stores without a database while this one is being opened is taken in', async () => {
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

test('what a waiting page had changed is not done again on what followed, if its database was deleted meanwhile', async () => {
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
