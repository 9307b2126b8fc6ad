import fc from 'fast-check';
import { deleteDB } from 'idb';
import { type ScheduleChange, shiftEntry } from '@/lib/shifts/change/schedule-change';
import { createJournal } from '@/stores/browser-storage/keys/journal';
import { createStorageGateway } from '@/stores/browser-storage/keys/storage-gateway';
import { makeShift } from '@/tests/support/brigade';
import { changeOf } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';
import { type Browser, openBrowser } from '@/tests/support/storage/database-tabs';
import {
  ANAS,
  foreignStorage,
  notesIn,
  refuse,
  shiftIdsIn,
  textIn,
} from '@/tests/support/storage/database-views';
import { MemoryStorage } from '@/tests/support/storage/memory-storage';

const NEW_SHIFT = makeShift({ id: 'new' });
const KEEPERS = ['the database', 'localStorage alone'] as const;
type Keeper = (typeof KEEPERS)[number];

function openWith(keeper: Keeper): Browser {
  const browser = openBrowser(foreignStorage());
  if (keeper === 'localStorage alone') refuse(browser);
  return browser;
}

async function startedTab(keeper: Keeper) {
  const browser = openWith(keeper);
  const tab = browser.openTab();
  await browser.settle();
  tab.runTimers();
  return { browser, tab };
}

describe.each(KEEPERS)('storage of changes in %s', (keeper) => {
  test('writes an edit to the journal in the same task and removes it once it is stored', async () => {
    const { browser, tab } = await startedTab(keeper);
    const change = tab.schedule.commit([shiftEntry(undefined, NEW_SHIFT)]);
    expect(textIn(browser, 'brigade-journal')).toMatchObject([{ id: change?.id }]);
    await expect(tab.schedule.whenStored(change)).resolves.toBe(true);
    expect(browser.storage.texts.has('brigade-journal')).toBe(false);
    const next = tab.reload();
    await browser.settle();
    expect(shiftIdsIn(next)).toEqual(['new', 's1', 's2']);
  });

  test('replays a submitted change that was never committed when the page was killed', async () => {
    const browser = openWith(keeper);
    const tab = browser.openTab();
    tab.schedule.submit([shiftEntry(undefined, NEW_SHIFT)]);
    await browser.settle();
    tab.runTimers();
    tab.kill();
    const next = browser.openTab();
    expect(shiftIdsIn(next)).toEqual(['new', 's1', 's2']);
    await browser.settle();
    next.runTimers();
    expect(shiftIdsIn(next.reload())).toEqual(['new', 's1', 's2']);
    expect(browser.storage.texts.has('brigade-journal')).toBe(false);
  });

  test('replays changes in the order of their commits, not of their submits', async () => {
    const { browser, tab } = await startedTab(keeper);
    const slow = tab.schedule.submit([shiftEntry(ANAS, { ...ANAS, notes: 'slow' })]);
    if (!slow) throw new Error('The change was not stored.');
    tab.schedule.updateShift({ ...ANAS, notes: 'between' });
    tab.schedule.commitSubmitted(slow);
    expect(notesIn(tab, 's1')).toBe('slow');
    tab.kill();
    const next = browser.openTab();
    expect(notesIn(next, 's1')).toBe('slow');
    await browser.settle();
    expect(notesIn(next, 's1')).toBe('slow');
  });

  test('writes an edit with the next one if the journal had no space for it', async () => {
    const { browser, tab } = await startedTab(keeper);
    browser.storage.failsFor = (key) => key === 'brigade-journal';
    tab.schedule.addShift(NEW_SHIFT);
    browser.storage.failsFor = () => false;
    tab.schedule.addShift(makeShift({ id: 'next' }));
    expect(textIn(browser, 'brigade-journal')).toHaveLength(2);
  });

  test('writes nothing after everything was erased, here or in another tab', async () => {
    const { browser, tab } = await startedTab(keeper);
    const other = browser.openTab();
    await browser.settle();
    for (const page of [tab, other]) page.schedule.addShift(NEW_SHIFT);
    await tab.sync.erase();
    await browser.settle();
    for (const page of [tab, other]) {
      expect(page.sync.canEdit()).toBe(false);
      expect(page.schedule.submit([shiftEntry(undefined, NEW_SHIFT)])).toBeUndefined();
      page.sync.flush();
      page.runTimers();
    }
    expect(other.onErased).toHaveBeenCalledTimes(1);
    expect([...browser.storage.texts.keys()]).toEqual([]);
  });
});

test('stores the edit in localStorage when an append fails after the database was given up', async () => {
  const { browser, tab } = await startedTab('the database');
  let finish: () => void = () => {};
  tab.beforeFirstAppend = () =>
    new Promise((_resolve, reject) => {
      finish = () => reject(new DOMException('It is gone.', 'InvalidStateError'));
    });
  const change = tab.schedule.commit([shiftEntry(undefined, NEW_SHIFT)]);
  const isStored = tab.schedule.whenStored(change);
  const waitTicks = async () => {
    for (let tick = 0; tick < 20; tick += 1) await new Promise((resolve) => setImmediate(resolve));
  };
  await waitTicks();
  refuse(browser);
  await deleteDB(browser.name);
  await waitTicks();
  finish();
  await browser.settle();
  expect(await isStored).toBe(true);
  expect(tab.health()).toBe('limited');
  expect(shiftIdsIn(tab)).toEqual(['new', 's1', 's2']);
  expect(textIn(browser, 'shifts')).toHaveLength(3);
  expect(browser.storage.texts.has('brigade-journal')).toBe(false);
});

test('keeps the changes that each of two tabs has put and not dropped, in the order of the last call', () => {
  const anyCall = fc.record({
    tab: fc.nat(1),
    act: fc.constantFrom('put', 'hold', 'hold', 'drop'),
    number: fc.nat(4),
  });
  fc.assert(
    fc.property(fc.array(anyCall, { maxLength: 30 }), (calls) => {
      const storage = new MemoryStorage();
      const gateway = createStorageGateway({ storage, basePath: '', log: { error: jest.fn() } });
      const changes = new Map<string, ScheduleChange>();
      const journals = [createJournal(gateway), createJournal(gateway)];
      const expected: string[][] = [[], []];
      for (const { tab, act, number } of calls) {
        const id = `${tab}-${number}`;
        const change = changes.get(id) ?? changeOf([], id);
        changes.set(id, change);
        const journal = journals[tab];
        const rest = (expected[tab] ?? []).filter((other) => other !== id);
        expected[tab] = act === 'drop' ? rest : [...rest, id];
        if (act === 'put') expect(journal?.put(change)).toBe(true);
        if (act === 'hold') journal?.hold([change]);
        if (act === 'drop') journal?.drop([id]);
      }
      const left: { id: string }[] = JSON.parse(storage.texts.get('brigade-journal') ?? '[]');
      for (const [tab, ids] of expected.entries())
        expect(left.map(({ id }) => id).filter((id) => id.startsWith(`${tab}-`))).toEqual(ids);
    }),
    { numRuns: rounds(100), ...seed },
  );
});
