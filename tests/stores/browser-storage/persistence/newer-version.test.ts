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

/** Another tab, of a newer build, upgrades the database; what is in it stays. */
const upgrade = async ({ name }: Browser) => (await openDB(name, NEWER)).close();

/** What the newer build finds at its start: the records, and what waits in the journal. */
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

describe('an older tab that meets a database of a newer version', () => {
  test('at its start: what was edited before the answer is not told as stored, and waits for the newer one', async () => {
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

  test('while it runs: every edit told as stored is in the database, the others are in the journal, whatever their size', async () => {
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
    // Undefined changes were refused in the call; the others are not stored, and wait.
    for (const [change, answer] of [
      [late, areStored[0]],
      [many, areStored[1]],
    ] as const) {
      expect(await answer).toBe(false);
      for (const { id } of change?.entries ?? []) expect(kept.waiting).toContain(id);
    }
  });

  test('what is told as failed, and withdrawn, does not come with the newer version after all', async () => {
    const browser = openBrowser(foreignStorage());
    const tab = await startedTab(browser);
    const change = tab.schedule.submit(added('slow'));
    if (!change) throw new Error('It was not written down.');
    await upgrade(browser);
    await browser.settle();
    // As after the delay of a form.
    tab.schedule.commitSubmitted(change);
    expect(await tab.schedule.whenStored(change)).toBe(false);
    tab.schedule.withdraw(change);
    expect(shiftIdsIn(tab)).toEqual(['s1', 's2']);
    expect(await keptFor(browser)).toEqual({ stored: ['s1', 's2'], waiting: [] });
  });

  test('what the database took before it was taken away is told as stored', async () => {
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

  test('shows what was kept without a database, which the texts of another tab do not have', async () => {
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

  test('erasing is refused: it would leave the database', async () => {
    const browser = openBrowser(foreignStorage());
    const tab = await startedTab(browser);
    await upgrade(browser);
    await browser.settle();
    const texts = new Map(browser.storage.texts);
    await expect(tab.sync.erase()).rejects.toThrow();
    expect([browser.storage.texts, (await keptFor(browser)).stored]).toEqual([texts, ['s1', 's2']]);
  });
});

describe('an older tab without a database, whose keys a newer version begins to write', () => {
  async function startedOnKeys() {
    const browser = openBrowser(foreignStorage());
    refuse(browser);
    const tab = await startedTab(browser);
    tab.schedule.addShift(makeShift({ id: 'a' }));
    tab.runTimers();
    const write = () => browser.storage.setItem('brigade-data-version', String(NEWER));
    return { browser, tab, write };
  }

  test('edits nothing more, and tells nothing as stored', async () => {
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

  test('hears of it by the storage event', async () => {
    const { tab, write } = await startedOnKeys();
    write();
    expect(tab.sync.isConcernedBy('brigade-data-version')).toBe(true);
    tab.schedule.loadForeign();
    expectRefusing(tab);
  });

  test('does not carry on with keys that became newer while the database was opened', async () => {
    const browser = openBrowser(foreignStorage());
    refuse(browser);
    const tab = browser.openTab();
    browser.storage.setItem('brigade-data-version', String(NEWER));
    const texts = new Map(browser.storage.texts);
    await browser.settle();
    tab.runTimers();
    // It was asked before; the answer counts by what the keys say now.
    tab.schedule.addShift(makeShift({ id: 'b' }));
    expectRefusing(tab);
    expect(browser.storage.texts.get('shifts')).toBe(texts.get('shifts'));
  });
});
