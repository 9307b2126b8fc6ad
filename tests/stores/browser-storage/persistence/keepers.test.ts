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

const NEW = makeShift({ id: 'new' });
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

describe.each(KEEPERS)('whoever keeps the changes, %s too,', (keeper) => {
  test('has an edit in the journal in the task that makes it, and lets it go when it is stored', async () => {
    const { browser, tab } = await startedTab(keeper);
    const change = tab.schedule.commit([shiftEntry(undefined, NEW)]);
    expect(textIn(browser, 'brigade-journal')).toMatchObject([{ id: change?.id }]);
    await expect(tab.schedule.whenStored(change)).resolves.toBe(true);
    expect(browser.storage.texts.has('brigade-journal')).toBe(false);
    const next = tab.reload();
    await browser.settle();
    expect(shiftIdsIn(next)).toEqual(['new', 's1', 's2']);
  });

  test('finds a submitted change again that was never committed, also from before there was an answer', async () => {
    const browser = openWith(keeper);
    const tab = browser.openTab();
    tab.schedule.submit([shiftEntry(undefined, NEW)]);
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

  test('replays in the order of the commits, not of the submits', async () => {
    const { browser, tab } = await startedTab(keeper);
    const slow = tab.schedule.submit([shiftEntry(ANAS, { ...ANAS, notes: 'slow' })]);
    if (!slow) throw new Error('It was not written down.');
    tab.schedule.updateShift({ ...ANAS, notes: 'between' });
    tab.schedule.commitSubmitted(slow);
    expect(notesIn(tab, 's1')).toBe('slow');
    tab.kill();
    const next = browser.openTab();
    expect(notesIn(next, 's1')).toBe('slow');
    await browser.settle();
    expect(notesIn(next, 's1')).toBe('slow');
  });

  test('writes an edit down with the next one where the journal had no room for it', async () => {
    const { browser, tab } = await startedTab(keeper);
    browser.storage.failsFor = (key) => key === 'brigade-journal';
    tab.schedule.addShift(NEW);
    browser.storage.failsFor = () => false;
    tab.schedule.addShift(makeShift({ id: 'next' }));
    expect(textIn(browser, 'brigade-journal')).toHaveLength(2);
  });

  test('writes nothing any more once everything is erased, here or in another tab', async () => {
    const { browser, tab } = await startedTab(keeper);
    const other = browser.openTab();
    await browser.settle();
    for (const page of [tab, other]) page.schedule.addShift(NEW);
    await tab.sync.erase();
    await browser.settle();
    for (const page of [tab, other]) {
      expect(page.sync.canEdit()).toBe(false);
      expect(page.schedule.submit([shiftEntry(undefined, NEW)])).toBeUndefined();
      page.sync.flush();
      page.runTimers();
    }
    expect(other.onErased).toHaveBeenCalledTimes(1);
    expect([...browser.storage.texts.keys()]).toEqual([]);
  });
});

test('an append that ends after the database was given up neither reports it failing nor leaves its edit behind', async () => {
  const { browser, tab } = await startedTab('the database');
  let finish: () => void = () => {};
  tab.beforeFirstAppend = () =>
    new Promise((_resolve, reject) => {
      finish = () => reject(new DOMException('It is gone.', 'InvalidStateError'));
    });
  const change = tab.schedule.commit([shiftEntry(undefined, NEW)]);
  const isStored = tab.schedule.whenStored(change);
  const letAnswer = async () => {
    for (let tick = 0; tick < 20; tick += 1) await new Promise((resolve) => setImmediate(resolve));
  };
  await letAnswer();
  refuse(browser);
  await deleteDB(browser.name);
  await letAnswer();
  finish();
  await browser.settle();
  expect(await isStored).toBe(true);
  expect(tab.health()).toBe('limited');
  expect(shiftIdsIn(tab)).toEqual(['new', 's1', 's2']);
  expect(textIn(browser, 'shifts')).toHaveLength(3);
  expect(browser.storage.texts.has('brigade-journal')).toBe(false);
});

test('the journal of two tabs holds what each has put and not dropped, its own in the order of the last call', () => {
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
