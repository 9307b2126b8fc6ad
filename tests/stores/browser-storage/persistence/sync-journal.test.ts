import { shiftEntry } from '@/lib/shifts/change/schedule-change';
import { makeShift } from '@/tests/support/brigade';
import { openBrowser, storedIn } from '@/tests/support/storage/database-tabs';
import { ANAS, foreignStorage, notesIn, shiftIdsIn, textIn } from '@/tests/support/storage/database-views';

const NEW = makeShift({ id: 'new' });

async function startedTab(storage = foreignStorage()) {
  const browser = openBrowser(storage);
  const tab = browser.openTab();
  await browser.settle();
  tab.runTimers();
  return { browser, tab };
}

describe('a killed page', () => {
  test('replays a shift once at the next start when killed between submit and commit', async () => {
    const { browser, tab } = await startedTab();
    tab.schedule.submit([shiftEntry(undefined, NEW)]);
    tab.kill();
    const next = browser.openTab();
    expect(shiftIdsIn(next)).toEqual(['new', 's1', 's2']);
    await browser.settle();
    expect(shiftIdsIn(next)).toEqual(['new', 's1', 's2']);
    expect((await storedIn(browser)).log).toHaveLength(2);
    expect(browser.storage.texts.has('brigade-journal')).toBe(false);
  });

  test('replays its edits in order when killed before they reach the database', async () => {
    const { browser, tab } = await startedTab();
    tab.schedule.updateShift({ ...ANAS, notes: 'one' });
    tab.schedule.updateShift({ ...ANAS, notes: 'two' });
    tab.kill();
    const next = browser.openTab();
    expect(notesIn(next, 's1')).toBe('two');
    await browser.settle();
    expect(notesIn(next, 's1')).toBe('two');
    expect(next.schedule.getState().history.undo).toHaveLength(2);
  });

  test('replays its edit when killed before the database was first opened', async () => {
    const browser = openBrowser(foreignStorage());
    const tab = browser.openTab();
    tab.schedule.addShift(NEW);
    tab.kill();
    const next = browser.openTab();
    await browser.settle();
    expect(shiftIdsIn(next)).toEqual(['new', 's1', 's2']);
  });

  test('applies an edit once and keeps later ones when killed before the journal is cleared', async () => {
    const { browser, tab } = await startedTab();
    tab.schedule.updateShift({ ...ANAS, notes: 'old' });
    const journal = browser.storage.texts.get('brigade-journal') ?? '';
    expect(journal).toContain('old');
    await browser.settle();
    tab.schedule.updateShift({ ...ANAS, notes: 'new' });
    await browser.settle();
    tab.kill();
    browser.storage.texts.set('brigade-journal', journal);
    const next = browser.openTab();
    await browser.settle();
    expect(notesIn(next, 's1')).toBe('new');
    expect((await storedIn(browser)).log).toHaveLength(3);
  });
});

test('writes edits of two tabs to the journal in the same task and removes them once stored', async () => {
  const { browser, tab } = await startedTab();
  const other = browser.openTab();
  await browser.settle();
  tab.schedule.addShift(NEW);
  other.schedule.addShift(makeShift({ id: 'other' }));
  expect(textIn(browser, 'brigade-journal')).toHaveLength(2);
  await browser.settle();
  expect(browser.storage.texts.has('brigade-journal')).toBe(false);
});

test('adds a submitted shift once if another tab stores it before the commit', async () => {
  const { browser, tab } = await startedTab();
  const change = tab.schedule.submit([shiftEntry(undefined, NEW)]);
  if (!change) throw new Error('The change was not stored.');
  const other = browser.openTab();
  await browser.settle();
  tab.schedule.commitSubmitted(change);
  await browser.settle();
  expect(shiftIdsIn(tab)).toEqual(shiftIdsIn(other));
  expect((await storedIn(browser)).log).toHaveLength(2);
});

test('stores a submitted shift in the database at once if the journal has no space', async () => {
  const { browser, tab } = await startedTab();
  browser.storage.failsFor = (key) => key === 'brigade-journal';
  const change = tab.schedule.submit([shiftEntry(undefined, NEW)]);
  await browser.settle();
  expect((await storedIn(browser)).shifts).toHaveLength(3);
  // The page shows the shift before the form's delay, which is only cosmetic.
  expect(shiftIdsIn(tab)).toEqual(['new', 's1', 's2']);
  if (!change) throw new Error('The change was not stored.');
  tab.schedule.commitSubmitted(change);
  await expect(tab.schedule.whenStored(change)).resolves.toBe(true);
  await browser.settle();
  expect(shiftIdsIn(tab)).toEqual(['new', 's1', 's2']);
  expect((await storedIn(browser)).log).toHaveLength(2);
});

test('does not rewrite a change to the journal after another tab has stored the change from the journal', async () => {
  const { browser } = await startedTab();
  const waiting = browser.openTab(false, async () => undefined);
  waiting.schedule.addShift(NEW);
  const other = browser.openTab();
  await browser.settle();
  expect(shiftIdsIn(other)).toContain('new');
  waiting.schedule.addShift(makeShift({ id: 'more' }));
  expect(textIn(browser, 'brigade-journal')).toMatchObject([{ entries: [{ id: 'more' }] }]);
  browser.storage.texts.clear();
  // Nobody has stored these edits.
  waiting.schedule.addShift(makeShift({ id: 'third' }));
  expect(textIn(browser, 'brigade-journal')).toMatchObject([
    { entries: [{ id: 'more' }] },
    { entries: [{ id: 'third' }] },
  ]);
});
