import fc from 'fast-check';
import { shiftEntry } from '@/lib/shifts/change/schedule-change';
import { allShifts } from '@/lib/shifts/change/schedule-index';
import { watchFirstShift } from '@/stores/first-use/first-shift';
import type { ScheduleStore } from '@/stores/schedule/schedule';
import type { ScheduleEvent } from '@/stores/schedule/schedule-events';
import { makeShift, openTab } from '@/tests/support/brigade';
import { rounds, seed } from '@/tests/support/rounds';
import { anyActs, perform, settleTabs } from '@/tests/support/storage/database-acts';
import { type Browser, type DatabaseTab, openBrowser } from '@/tests/support/storage/database-tabs';
import { ANAS, BENS, foreignStorage, refuse, shiftIdsIn } from '@/tests/support/storage/database-views';
import { MemoryStorage } from '@/tests/support/storage/memory-storage';
import { openValues } from '@/tests/support/storage/open-values';

/** Collects all events from now on. */
function collectEvents(schedule: Pick<ScheduleStore, 'listen'>) {
  const events: ScheduleEvent[] = [];
  schedule.listen((event) => events.push(event));
  return events;
}

const sourcesAndIds = (events: readonly ScheduleEvent[]) =>
  events.map(({ source, changes }) => [source, ...changes.map(({ id }) => id)]);

async function startedTab(browser: Browser) {
  const tab = browser.openTab();
  await browser.settle();
  tab.runTimers();
  return tab;
}

describe('an event with the source "here"', () => {
  test('is sent for edit, undo and redo with the change, and not when the change is stored', async () => {
    const browser = openBrowser(foreignStorage());
    const { schedule } = await startedTab(browser);
    const events = collectEvents(schedule);
    const change = schedule.deleteShift('s1');
    schedule.undo();
    schedule.redo();
    await browser.settle();
    expect(sourcesAndIds(events)).toEqual([
      ['here', change?.id],
      ['here', expect.any(String)],
      ['here', expect.any(String)],
    ]);
    expect(events.map(({ changes }) => changes[0]?.origin ?? 'edit')).toEqual(['edit', 'undo', 'redo']);
  });

  test('has the schedule before and after, and comes when the storage already has the change', async () => {
    const browser = openBrowser(foreignStorage());
    const tab = await startedTab(browser);
    const stored: boolean[] = [];
    tab.schedule.listen(({ before, after, changes: [change] }) => {
      expect([...allShifts(before.schedule.shifts)]).toEqual([ANAS, BENS]);
      expect([...allShifts(after.schedule.shifts)]).toEqual([BENS]);
      if (change) void tab.schedule.whenStored(change).then((isStored) => stored.push(isStored));
    });
    tab.schedule.deleteShift('s1');
    await Promise.resolve();
    expect(stored).toEqual([]);
    await browser.settle();
    expect(stored).toEqual([true]);
  });

  test('is sent when a submitted change is shown, also if the keys had no space for the change', async () => {
    const browser = openBrowser(foreignStorage());
    const tab = await startedTab(browser);
    browser.storage.failsFor = (key) => key === 'brigade-journal';
    const events = collectEvents(tab.schedule);
    const change = tab.schedule.submit([shiftEntry(undefined, makeShift({ id: 'new' }))]);
    expect(events).toEqual([]);
    await browser.settle();
    expect(sourcesAndIds(events)).toEqual([['here', change?.id]]);
  });

  test('is not sent for a selected day, nor to a stopped listener', () => {
    const { schedule, today } = openTab();
    schedule.load(today);
    const listener = jest.fn();
    const stop = schedule.listen(listener);
    schedule.selectDate('2026-11-25');
    expect(listener).not.toHaveBeenCalled();
    stop();
    schedule.addShift(ANAS);
    expect(listener).not.toHaveBeenCalled();
  });
});

describe('an event with the source "elsewhere"', () => {
  test('has the changes of another tab with a database', async () => {
    const browser = openBrowser(foreignStorage());
    const [one, other] = [await startedTab(browser), await startedTab(browser)];
    const events = collectEvents(other.schedule);
    const first = one.schedule.deleteShift('s1');
    const second = one.schedule.deleteShift('s2');
    await browser.settle();
    expect(sourcesAndIds(events).flatMap(([source, ...ids]) => ids.map((id) => [source, id]))).toEqual([
      ['elsewhere', first?.id],
      ['elsewhere', second?.id],
    ]);
  });

  test('is sent in addition to the event of an edit made here at the same moment', async () => {
    const browser = openBrowser(foreignStorage());
    const [one, other] = [await startedTab(browser), await startedTab(browser)];
    const events = collectEvents(other.schedule);
    const theirs = one.schedule.deleteShift('s1');
    const ours = other.schedule.deleteShift('s2');
    await browser.settle();
    expect(sourcesAndIds(events)).toEqual([
      ['here', ours?.id],
      ['elsewhere', theirs?.id],
    ]);
  });

  test('is sent without changes when there is only localStorage', async () => {
    const browser = openBrowser(foreignStorage());
    refuse(browser);
    const [one, other] = [await startedTab(browser), await startedTab(browser)];
    const events = collectEvents(other.schedule);
    one.schedule.deleteShift('s1');
    one.runTimers();
    other.schedule.loadForeign();
    expect(sourcesAndIds(events)).toEqual([['elsewhere']]);
    expect(shiftIdsIn(other)).toEqual(['s2']);
  });

  test('is sent when writing an edit of this tab finds an edit of another tab', () => {
    const storage = new MemoryStorage();
    const [one, other] = [openTab(storage), openTab(storage)];
    for (const tab of [one, other]) tab.schedule.load(tab.today);
    one.schedule.addShift(makeShift({ id: 'theirs' }));
    one.runTimers();
    const events = collectEvents(other.schedule);
    other.schedule.commit(
      Array.from({ length: 300 }, (_, index) => shiftEntry(undefined, makeShift({ id: `s-${index}` }))),
    );
    expect(events.map(({ source }) => source)).toEqual(['here', 'elsewhere']);
    expect(events[1]?.before).toBe(events[0]?.after);
  });
});

describe('an event with the source "storage"', () => {
  test('is sent for the first frame and when the database opens', async () => {
    const browser = openBrowser(foreignStorage());
    (await startedTab(browser)).schedule.addShift(makeShift({ id: 'far', date: '2027-11-19' }));
    await browser.settle();
    const tab = browser.openTab();
    const events = collectEvents(tab.schedule);
    await browser.settle();
    expect(shiftIdsIn(tab)).toEqual(['far', 's1', 's2']);
    expect(new Set(sourcesAndIds(events).flat())).toEqual(new Set(['storage']));
    events.splice(0);
    tab.schedule.load(tab.schedule.getState().selectedDate);
    expect(sourcesAndIds(events)).toEqual([['storage']]);
  });

  test('is sent for each piece of a long schedule', async () => {
    const browser = openBrowser();
    browser.pieceSizes = { wholeUpTo: 0, maxShifts: 1 };
    const { schedule } = await startedTab(browser);
    for (let number = 1; number <= 9; number += 1)
      schedule.addShift(makeShift({ id: `s${number}`, date: `2027-0${number}-19` }));
    await browser.settle();
    const tab = browser.openTab();
    const events = collectEvents(tab.schedule);
    await browser.settle();
    expect(shiftIdsIn(tab)).toHaveLength(9);
    expect(new Set(sourcesAndIds(events).flat())).toEqual(new Set(['storage']));
  });

  test('is sent for changes of an earlier page in the journal', async () => {
    const browser = openBrowser(foreignStorage());
    const tab = await startedTab(browser);
    tab.schedule.submit([shiftEntry(undefined, makeShift({ id: 'new' }))]);
    tab.kill();
    const next = browser.openTab();
    const events = collectEvents(next.schedule);
    await browser.settle();
    expect(shiftIdsIn(next)).toEqual(['new', 's1', 's2']);
    expect(new Set(sourcesAndIds(events).flat())).toEqual(new Set(['storage']));
  });

  test('is sent for a withdrawn change', async () => {
    const page = await startedTab(openBrowser(foreignStorage()));
    page.beforeFirstAppend = () => Promise.reject(new Error('No restore point.'));
    const change = page.schedule.commit([shiftEntry(ANAS, undefined)]);
    await expect(page.schedule.whenStored(change)).resolves.toBe(false);
    const after = collectEvents(page.schedule);
    if (!change) throw new Error('Nothing was done.');
    page.schedule.withdraw(change);
    expect(sourcesAndIds(after)).toEqual([['storage']]);
    expect(shiftIdsIn(page)).toEqual(['s1', 's2']);
  });
});

test('does not report the first shift of another tab as added here', async () => {
  const browser = openBrowser();
  const [one, other] = [await startedTab(browser), await startedTab(browser)];
  const values = openValues(new MemoryStorage());
  const onFirst = jest.fn();
  watchFirstShift({ values, schedule: other.schedule, onFirst });
  one.schedule.addShift(makeShift({ id: 'a' }));
  await browser.settle();
  expect(shiftIdsIn(other)).toEqual(['a']);
  expect(onFirst).not.toHaveBeenCalled();
  expect(values.firstShiftAdded.latest()).toBe(true);
});

test('attributes each change to one tab, and each event continues the previous one, with random edits', async () => {
  await fc.assert(
    fc.asyncProperty(anyActs, async (acts) => {
      const browser = openBrowser(foreignStorage());
      const tabs = [browser.openTab(), browser.openTab()];
      const pages = new Map<DatabaseTab, { events: ScheduleEvent[]; made: Set<string> }>();
      const meet = () => {
        for (const tab of tabs) {
          if (pages.has(tab)) continue;
          const made = new Set<string>();
          const record = tab.sync.record.bind(tab.sync);
          tab.sync.record = (change, current) => {
            made.add(change.id);
            record(change, current);
          };
          pages.set(tab, { events: collectEvents(tab.schedule), made });
        }
      };
      meet();
      for (const act of acts) {
        await perform(browser, tabs, act);
        meet();
      }
      await settleTabs(browser, tabs);
      const allHere: string[] = [];
      for (const [tab, { events, made }] of pages) {
        const idsOf = (source: ScheduleEvent['source']) =>
          events.flatMap((event) => (event.source === source ? event.changes.map(({ id }) => id) : []));
        expect(new Set(idsOf('here'))).toEqual(made);
        expect(idsOf('elsewhere').filter((id) => made.has(id))).toEqual([]);
        expect(new Set(idsOf('elsewhere')).size).toBe(idsOf('elsewhere').length);
        expect(idsOf('storage')).toEqual([]);
        for (const [index, { before }] of events.slice(1).entries()) {
          const { schedule, awaitingRepair, history } = events[index]?.after ?? before;
          expect(before.schedule).toBe(schedule);
          expect(before.awaitingRepair).toBe(awaitingRepair);
          expect(before.history).toBe(history);
        }
        const last = events.at(-1)?.after;
        if (last) expect(tab.schedule.getState().schedule).toBe(last.schedule);
        allHere.push(...idsOf('here'));
      }
      expect(new Set(allHere).size).toBe(allHere.length);
    }),
    { numRuns: rounds(30), ...seed },
  );
}, 120_000);
