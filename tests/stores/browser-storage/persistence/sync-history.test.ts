import { combineUndo } from '@/lib/shifts/change/combined-steps';
import { shiftEntry } from '@/lib/shifts/change/schedule-change';
import { openScheduleDatabase } from '@/stores/browser-storage/database/open-schedule-database';
import { makeShift } from '@/tests/support/brigade';
import { changeOf } from '@/tests/support/records';
import { openBrowser, storedIn } from '@/tests/support/storage/database-tabs';
import { ANAS, foreignStorage, notesIn, pageOf, shiftIdsIn } from '@/tests/support/storage/database-views';

const STEPS = 110;

async function startedTab() {
  const browser = openBrowser(foreignStorage());
  const tab = browser.openTab();
  await browser.settle();
  tab.runTimers();
  return { browser, tab };
}

test('undoes and redoes more than a hundred steps after a reload', async () => {
  const { browser, tab } = await startedTab();
  for (let step = 1; step <= STEPS; step += 1) tab.schedule.updateShift({ ...ANAS, notes: `${step}` });
  await browser.settle();
  let next = tab.reload();
  await browser.settle();
  for (let step = STEPS - 1; step >= 1; step -= 1) {
    next.schedule.undo();
    expect(notesIn(next, 's1')).toBe(`${step}`);
  }
  next.schedule.undo();
  expect(notesIn(next, 's1')).toBe('');
  await browser.settle();
  next = next.reload();
  await browser.settle();
  expect(next.schedule.getState().history.undo).toEqual([]);
  for (let step = 1; step <= STEPS; step += 1) next.schedule.redo();
  expect(notesIn(next, 's1')).toBe(`${STEPS}`);
  expect(next.schedule.redo()).toBeUndefined();
});

test('offers no undo of imported records', async () => {
  const { tab } = await startedTab();
  expect(tab.schedule.undo()).toBeUndefined();
  expect(shiftIdsIn(tab)).toEqual(['s1', 's2']);
});

test('undoes one step after a reload while a later one stays', async () => {
  const { browser, tab } = await startedTab();
  const gone = tab.schedule.deleteShift('s1');
  tab.schedule.deleteShift('s2');
  await browser.settle();
  const next = tab.reload();
  await browser.settle();
  next.schedule.undo(gone?.id);
  await browser.settle();
  expect(shiftIdsIn(next)).toEqual(['s1']);
  expect(next.schedule.getState().history).toMatchObject({ undo: [{}], redo: [{ id: gone?.id }] });
});

test('trims a long log and brings a tab that lagged behind and the next page to the same state', async () => {
  const { browser, tab } = await startedTab();
  const database = await openScheduleDatabase({
    name: browser.name,
    onLost() {},
    moment: () => ({ day: 'upgrade', at: 0 }),
  });
  const other = browser.openTab();
  await browser.settle();
  other.holdBack(true);
  for (let batch = 0; batch < 25; batch += 1) {
    const changes = Array.from({ length: 100 }, (_, number) => {
      const shift = { ...makeShift({ id: `n${(batch * 100 + number) % 300}` }), notes: `${batch}` };
      return changeOf([shiftEntry(undefined, shift)], `c-${batch}-${number}`);
    });
    const pending = changes.map((change) => ({ change, since: Number.MAX_SAFE_INTEGER }));
    await database.append(pending, new Set());
  }
  database.close();
  tab.sync.readRemoteChanges();
  await browser.settle();
  expect(notesIn(other, 'n1')).toBeUndefined();
  other.schedule.addShift(makeShift({ id: 'late' }));
  other.holdBack(false);
  await browser.settle();
  const { log, shifts } = await storedIn(browser);
  expect(log.length).toBeGreaterThan(999);
  expect(log.length).toBeLessThan(2001);
  expect(shifts).toHaveLength(303);
  expect(pageOf(other)).toEqual(pageOf(tab));
  const next = tab.reload();
  await browser.settle();
  expect(pageOf(next)).toEqual(pageOf(other));
  expect(next.schedule.getState().history).toEqual(other.schedule.getState().history);
}, 600_000);

test('undoes several steps in one change, for the other tab, after a reload and in the log', async () => {
  const { browser, tab } = await startedTab();
  const other = browser.openTab();
  await browser.settle();
  const [one, two] = [tab.schedule.deleteShift('s1'), tab.schedule.deleteShift('s2')];
  await browser.settle();
  if (!one || !two) throw new Error('Nothing was deleted.');
  tab.schedule.commitSteps(combineUndo([two, one], tab.schedule.newId(), 5));
  await browser.settle();
  expect(shiftIdsIn(other)).toEqual(['s1', 's2']);
  const next = tab.reload();
  await browser.settle();
  for (const { schedule } of [other, next]) {
    expect(schedule.getState().history).toMatchObject({ undo: [], redo: [{ id: two.id }, { id: one.id }] });
  }
  const latest = await next.sync.withDatabase((database) => database.readLatest(2));
  expect(latest).toMatchObject([{ id: two.id }, { origin: 'undo', of: two.id, also: [one.id] }]);
  expect(await next.sync.withDatabase((database) => database.readLatest(1000))).toHaveLength(4);
});
