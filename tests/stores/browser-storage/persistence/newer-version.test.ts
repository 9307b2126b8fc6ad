import { openDB } from 'idb';
import { DATA_VERSIONS } from '@/lib/saved-data/migrations';
import { shiftEntry } from '@/lib/shifts/change/schedule-change';
import type { ScheduleDatabase } from '@/stores/browser-storage/database/schedule-database';
import { makeShift } from '@/tests/support/brigade';
import { type Browser, type DatabaseTab, openBrowser, storedIn } from '@/tests/support/storage/database-tabs';
import { foreignStorage, refuse, shiftIdsIn, textIn } from '@/tests/support/storage/database-views';

const NEWER = DATA_VERSIONS.current + 1;
const added = (id: string) => [shiftEntry(undefined, makeShift({ id }))];
const MANY = Array.from({ length: 300 }, (_, index) => makeShift({ id: `m${index}` }));

/** Upgrades the database like another tab of a newer build; its content stays. */
const upgrade = async ({ name }: Browser) => (await openDB(name, NEWER)).close();

/** Ids that the newer build finds at its start: records in the database and changes in the journal. */
async function keptFor(browser: Browser) {
  const { shifts } = await storedIn(browser);
  const journal: { entries: { id: string }[] }[] = textIn(browser, 'brigade-journal') ?? [];
  return {
    stored: shifts.map(({ id }) => id).sort(),
    waiting: journal.flatMap(({ entries }) => entries.map(({ id }) => id)).sort(),
  };
}

async function startedTab(browser: Browser): Promise<DatabaseTab> {
  const tab = browser.openTab();
  await browser.settle();
  tab.runTimers();
  return tab;
}

function expectRefusing(tab: DatabaseTab): void {
  expect(tab.health()).toBe('newer');
  expect(tab.sync.canEdit()).toBe(false);
  expect(tab.schedule.submit(added('refused'))).toBeUndefined();
  expect(tab.schedule.commit(added('refused'))).toBeUndefined();
  expect(tab.schedule.publish()).toBeUndefined();
}

describe('an older tab with a database of a newer version', () => {
  test('leaves an edit made while opening unconfirmed in the journal', async () => {
    const browser = openBrowser(foreignStorage());
    (await startedTab(browser)).kill();
    await upgrade(browser);
    const tab = browser.openTab();
    const change = tab.schedule.commit(added('early'));
    const isStored = tab.schedule.whenStored(change);
    await browser.settle();
    expect(await isStored).toBe(false);
    expectRefusing(tab);
    expect(shiftIdsIn(tab)).toEqual(['early', 's1', 's2']);
    expect(await keptFor(browser)).toEqual({ stored: ['s1', 's2'], waiting: ['early'] });
  });

  test('keeps edits in the journal, unconfirmed and of any size, when the upgrade comes after the start', async () => {
    const browser = openBrowser(foreignStorage());
    const tab = await startedTab(browser);
    const before = tab.schedule.commit(added('before'));
    const isBeforeStored = tab.schedule.whenStored(before);
    await browser.settle();
    const upgrading = upgrade(browser);
    await upgrading;
    const late = tab.schedule.commit(added('late'));
    const many = tab.schedule.commit(MANY.map((shift) => shiftEntry(undefined, shift)));
    const areStored = [tab.schedule.whenStored(late), tab.schedule.whenStored(many)];
    await browser.settle();
    expect(await isBeforeStored).toBe(true);
    expectRefusing(tab);
    const kept = await keptFor(browser);
    expect(kept.stored).toEqual(['before', 's1', 's2']);
    // A change that was not refused at once is unconfirmed and in the journal.
    for (const [change, answer] of [
      [late, areStored[0]],
      [many, areStored[1]],
    ] as const) {
      expect(await answer).toBe(false);
      for (const { id } of change?.entries ?? []) expect(kept.waiting).toContain(id);
    }
  });

  test('leaves nothing in the journal of an edit that failed and was withdrawn', async () => {
    const browser = openBrowser(foreignStorage());
    const tab = await startedTab(browser);
    const change = tab.schedule.submit(added('slow'));
    if (!change) throw new Error('The change was not stored.');
    await upgrade(browser);
    await browser.settle();
    // Like a form after its delay.
    tab.schedule.commitSubmitted(change);
    expect(await tab.schedule.whenStored(change)).toBe(false);
    tab.schedule.withdraw(change);
    expect(shiftIdsIn(tab)).toEqual(['s1', 's2']);
    expect(await keptFor(browser)).toEqual({ stored: ['s1', 's2'], waiting: [] });
  });

  test('confirms an edit that the database stored before the upgrade', async () => {
    const browser = openBrowser(foreignStorage());
    const open = browser.openDatabase;
    let isToBeTaken = false;
    browser.openDatabase = async (onLost) => {
      const database = await open(onLost);
      const append: ScheduleDatabase['append'] = async (pending, own) => {
        const rewritten = await database.append(pending, own);
        if (isToBeTaken) await upgrade(browser);
        return rewritten;
      };
      return { ...database, append };
    };
    const tab = await startedTab(browser);
    isToBeTaken = true;
    const change = tab.schedule.commit(added('a'));
    const isStored = tab.schedule.whenStored(change);
    await browser.settle();
    const kept = await keptFor(browser);
    expect([await isStored, kept.stored.includes('a')]).toEqual([true, true]);
    expectRefusing(tab);
  });

  test('shows an edit that another tab stored without a database', async () => {
    const browser = openBrowser(foreignStorage());
    const withDatabase = await startedTab(browser);
    withDatabase.holdBack(true);
    const open = browser.openDatabase;
    refuse(browser);
    const without = await startedTab(browser);
    without.schedule.deleteShift('s1');
    without.sync.flush();
    withDatabase.schedule.commit(added('a'));
    await browser.settle();
    withDatabase.runTimers();
    for (const tab of [withDatabase, without]) tab.kill();
    expect(textIn(browser, 'shifts')).toHaveLength(3);
    browser.openDatabase = open;
    await upgrade(browser);
    const tab = await startedTab(browser);
    expectRefusing(tab);
    expect(shiftIdsIn(tab)).toEqual(['a', 's2']);
  });

  test('refuses to erase, because the database would stay', async () => {
    const browser = openBrowser(foreignStorage());
    const tab = await startedTab(browser);
    await upgrade(browser);
    await browser.settle();
    const texts = new Map(browser.storage.texts);
    await expect(tab.sync.erase()).rejects.toThrow();
    expect([browser.storage.texts, (await keptFor(browser)).stored]).toEqual([texts, ['s1', 's2']]);
  });
});

describe('an older tab without a database, after a newer version has written its keys', () => {
  async function startedOnKeys() {
    const browser = openBrowser(foreignStorage());
    refuse(browser);
    const tab = await startedTab(browser);
    tab.schedule.addShift(makeShift({ id: 'a' }));
    tab.runTimers();
    const write = () => browser.storage.setItem('brigade-data-version', String(NEWER));
    return { browser, tab, write };
  }

  test('refuses edits and confirms none', async () => {
    const { browser, tab, write } = await startedOnKeys();
    const late = tab.schedule.commit(added('late'));
    write();
    const texts = new Map(browser.storage.texts);
    expect(await tab.schedule.whenStored(late)).toBe(false);
    expectRefusing(tab);
    tab.runTimers();
    tab.sync.flush();
    expect(browser.storage.texts).toEqual(texts);
    expect(textIn(browser, 'brigade-journal')).toMatchObject([{ id: late?.id }]);
    expect(shiftIdsIn(tab)).toEqual(['a', 'late', 's1', 's2']);
  });

  test('refuses edits after the storage event of the version key', async () => {
    const { tab, write } = await startedOnKeys();
    write();
    expect(tab.sync.isConcernedBy('brigade-data-version')).toBe(true);
    tab.schedule.loadForeign();
    expectRefusing(tab);
  });

  test('refuses edits if the keys became newer while the database was being opened', async () => {
    const browser = openBrowser(foreignStorage());
    refuse(browser);
    const tab = browser.openTab();
    browser.storage.setItem('brigade-data-version', String(NEWER));
    const texts = new Map(browser.storage.texts);
    await browser.settle();
    tab.runTimers();
    // The database was requested before, but the version in the keys counts now.
    tab.schedule.addShift(makeShift({ id: 'b' }));
    expectRefusing(tab);
    expect(browser.storage.texts.get('shifts')).toBe(texts.get('shifts'));
  });
});
