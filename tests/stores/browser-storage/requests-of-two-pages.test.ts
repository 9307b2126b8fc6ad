import { requestEntry, shiftEntry } from '@/lib/shifts/change/schedule-change';
import { findShift } from '@/lib/shifts/change/schedule-index';
import { requestOf, shiftAt } from '@/tests/support/records';
import { startedTab, tabWithoutDatabase, usedBrowser } from '@/tests/support/storage/away-tabs';
import {
  type Browser,
  type DatabaseTab,
  openBrowser,
  storedIn,
  TODAY,
} from '@/tests/support/storage/database-tabs';
import { pageOf, refuse, textIn } from '@/tests/support/storage/database-views';

const SHIFT = shiftAt('09:00-17:00', { id: 's', date: TODAY, employeeName: 'Ana' });
const REQUEST = requestOf('ana-1', { facts: { kind: 'swap', at: 5 } });

const stateIn = (tab: DatabaseTab) => tab.schedule.getState().schedule.requests.get('ana-1')?.state;
const nameIn = (tab: DatabaseTab) => findShift(tab.schedule.getState().schedule.shifts, 's')?.employeeName;
const stepsIn = (tab: DatabaseTab) => tab.schedule.getState().history.undo.length;

function ask(tab: DatabaseTab) {
  return tab.schedule.commit([shiftEntry(undefined, SHIFT), requestEntry(undefined, REQUEST)]);
}

/** Reassigns the shift and decides the request in one change, based on what the tab shows. */
function approve(tab: DatabaseTab, employeeName: string, state = 'approved') {
  const { shifts, requests } = tab.schedule.getState().schedule;
  const [shift, request] = [findShift(shifts, 's'), requests.get('ana-1')];
  return tab.schedule.commit([
    shiftEntry(shift, { ...SHIFT, employeeName }),
    requestEntry(request, { ...REQUEST, state }),
  ]);
}

/** Two pages that show the same open request. The second gets no news of the first. */
async function twoPages() {
  const browser = openBrowser();
  const [one, other] = [browser.openTab(), browser.openTab()];
  await browser.settle();
  ask(one);
  await browser.settle();
  other.holdBack(true);
  return { browser, one, other };
}

async function expectSame(browser: Browser, tabs: readonly DatabaseTab[]) {
  const [first] = tabs;
  for (const tab of tabs) expect(first && pageOf(tab)).toEqual(first && pageOf(first));
  const { shifts } = await storedIn(browser);
  expect(shifts.map(({ employeeName }) => employeeName)).toEqual([first && nameIn(first)]);
}

test('stores nothing of the later decision when two pages decide a request at once', async () => {
  const { browser, one, other } = await twoPages();
  const first = approve(one, 'Ben');
  await browser.idle();
  const second = approve(other, 'Cid', 'declined');
  expect(nameIn(other)).toBe('Cid');
  const isStored = other.schedule.whenStored(second);
  await browser.idle();
  expect(await isStored).toBe(false);
  expect(await other.schedule.whenStored(second)).toBe(false);
  expect(await one.schedule.whenStored(first)).toBe(true);
  expect([stateIn(other), nameIn(other)]).toEqual(['approved', 'Ben']);
  other.holdBack(false);
  await browser.settle();
  await expectSame(browser, [one, other]);
  const { log } = await storedIn(browser);
  expect(log.map(({ id }) => id)).not.toContain(second?.id);
  expect(browser.storage.texts.get('brigade-journal')).toBeUndefined();
  expect(other.health()).toBe('well');
});

test('adds no undo step for a refused decision, also after it was withdrawn', async () => {
  const { browser, one, other } = await twoPages();
  approve(one, 'Ben');
  await browser.idle();
  const second = approve(other, 'Cid');
  await browser.idle();
  if (second) other.schedule.withdraw(second);
  other.holdBack(false);
  await browser.settle();
  expect(stepsIn(other)).toBe(stepsIn(one));
  expect(other.schedule.undo()?.id).not.toBe(second?.id);
  await browser.settle();
  expect([stateIn(other), nameIn(other)]).toEqual(['open', 'Ana']);
  await expectSame(browser, [one, other]);
});

test.each([
  ['right after a refused decision', false],
  ['while the decision is being stored', true],
])('undoes nothing when undo is called %s, and keeps a later note', async (_moment, isLater) => {
  const { browser, one, other } = await twoPages();
  approve(one, 'Ben');
  await browser.idle();
  const second = approve(other, 'Cid');
  let noted: ReturnType<DatabaseTab['schedule']['updateShift']>;
  const goOn = async () => {
    const shift = findShift(other.schedule.getState().schedule.shifts, 's');
    noted = shift && other.schedule.updateShift({ ...shift, notes: 'Keys' });
    other.schedule.undo(second?.id);
  };
  if (isLater) other.beforeFirstAppend = goOn;
  else await goOn();
  await browser.idle();
  expect(await other.schedule.whenStored(noted)).toBe(true);
  other.holdBack(false);
  await browser.settle();
  for (const tab of [one, other]) {
    expect([stateIn(tab), nameIn(tab)]).toEqual(['approved', 'Ben']);
    expect(findShift(tab.schedule.getState().schedule.shifts, 's')?.notes).toBe('Keys');
  }
});

test('refuses a decision on a request that another page has removed', async () => {
  const { browser, one, other } = await twoPages();
  one.schedule.commit([requestEntry(REQUEST, undefined)]);
  await browser.idle();
  const second = approve(other, 'Cid');
  await browser.idle();
  expect(await other.schedule.whenStored(second)).toBe(false);
  expect([stateIn(other), nameIn(other)]).toEqual([undefined, 'Ana']);
});

test('undoes and redoes a decision from either page, and accepts another one afterwards', async () => {
  const { browser, one, other } = await twoPages();
  other.holdBack(false);
  approve(one, 'Ben');
  await browser.settle();
  other.schedule.undo();
  await browser.settle();
  expect([stateIn(one), nameIn(one)]).toEqual(['open', 'Ana']);
  one.schedule.redo();
  await browser.settle();
  expect([stateIn(other), nameIn(other)]).toEqual(['approved', 'Ben']);
  other.schedule.undo();
  await browser.settle();
  expect(await other.schedule.whenStored(approve(other, 'Ana', 'declined'))).toBe(true);
  await browser.settle();
  expect([stateIn(one), nameIn(one)]).toEqual(['declined', 'Ana']);
});

test('does not reopen a decided request when another page imports the same reply', async () => {
  const { browser, one, other } = await twoPages();
  approve(one, 'Ben');
  await browser.idle();
  other.schedule.commit([requestEntry(undefined, REQUEST)]);
  await browser.idle();
  expect(stateIn(other)).toBe('approved');
});

test('merges an edit of a request with the decision of another page', async () => {
  const { browser, one, other } = await twoPages();
  approve(one, 'Ben');
  await browser.idle();
  other.schedule.commit([requestEntry(REQUEST, { ...REQUEST, employeeId: 'employee-Ben' })]);
  other.holdBack(false);
  await browser.settle();
  for (const tab of [one, other])
    expect(tab.schedule.getState().schedule.requests.get('ana-1')).toMatchObject({
      state: 'approved',
      employeeId: 'employee-Ben',
    });
});

test('refuses a decision from the journal of a killed page at the next start', async () => {
  const { browser, one, other } = await twoPages();
  approve(one, 'Ben');
  const second = approve(other, 'Cid');
  other.kill();
  await browser.settle();
  expect(textIn(browser, 'brigade-journal')).toMatchObject([{ id: second?.id }]);
  const later = await startedTab(browser);
  expect([stateIn(later), nameIn(later)]).toEqual(['approved', 'Ben']);
  expect(browser.storage.texts.get('brigade-journal')).toBeUndefined();
});

test('applies a decision of a page without a database unless a page with a database has decided', async () => {
  const browser = await usedBrowser();
  const tab = await startedTab(browser);
  ask(tab);
  await browser.settle();
  tab.sync.flush();
  const away = await tabWithoutDatabase(browser);
  expect(stateIn(away)).toBe('open');
  approve(tab, 'Ben');
  await browser.idle();
  tab.kill();
  expect(await away.schedule.whenStored(approve(away, 'Cid'))).toBe(true);
  away.sync.flush();
  away.kill();
  const later = await startedTab(browser);
  expect([stateIn(later), nameIn(later)]).toEqual(['approved', 'Ben']);
  expect(browser.storage.texts.get('brigade-away')).toBeUndefined();
  later.schedule.undo();
  await browser.settle();
  later.sync.flush();
  later.kill();
  const again = await tabWithoutDatabase(browser);
  approve(again, 'Cid');
  again.sync.flush();
  again.kill();
  const last = await startedTab(browser);
  expect([stateIn(last), nameIn(last)]).toEqual(['approved', 'Cid']);
});

describe('without any database', () => {
  async function twoWithout() {
    const browser = openBrowser();
    refuse(browser);
    const one = await startedTab(browser);
    ask(one);
    one.sync.flush();
    const other = await startedTab(browser);
    return { browser, one, other };
  }

  test('stores nothing of the second decision', async () => {
    const { one, other } = await twoWithout();
    expect(await one.schedule.whenStored(approve(one, 'Ben'))).toBe(true);
    const second = approve(other, 'Cid', 'declined');
    expect(await other.schedule.whenStored(second)).toBe(false);
    expect([stateIn(other), nameIn(other)]).toEqual(['approved', 'Ben']);
    expect(stepsIn(other)).toBe(0);
    other.schedule.addShift({ ...SHIFT, id: 'later' });
    other.sync.flush();
    one.schedule.loadForeign();
    expect([stateIn(one), nameIn(one)]).toEqual(['approved', 'Ben']);
    expect(findShift(one.schedule.getState().schedule.shifts, 'later')).toBeDefined();
  });

  test('stores undo and redo of a decision', async () => {
    const { one } = await twoWithout();
    approve(one, 'Ben');
    one.sync.flush();
    one.schedule.undo();
    one.sync.flush();
    expect(stateIn(one)).toBe('open');
    one.schedule.redo();
    one.sync.flush();
    expect([stateIn(one), nameIn(one)]).toEqual(['approved', 'Ben']);
  });

  test('does not replay a decision of a killed page over another', async () => {
    const { browser, one, other } = await twoWithout();
    approve(other, 'Cid', 'declined');
    other.kill();
    approve(one, 'Ben');
    one.sync.flush();
    const later = await startedTab(browser);
    expect([stateIn(later), nameIn(later)]).toEqual(['approved', 'Ben']);
  });

  test('writes all requests to the key, but with a database only open ones and the latest 200 others', async () => {
    const many = Array.from({ length: 250 }, (_, index) =>
      requestOf(`closed-${String(index).padStart(4, '0')}`, { state: 'noted', facts: { at: index } }),
    );
    const entries = [REQUEST, ...many].map((request) => requestEntry(undefined, request));
    const { browser, one } = await twoWithout();
    one.schedule.commit(entries);
    one.sync.flush();
    expect(textIn(browser, 'brigade-requests')).toHaveLength(251);
    const used = openBrowser();
    const tab = await startedTab(used);
    tab.schedule.commit(entries);
    await used.settle();
    tab.sync.flush();
    expect(textIn(used, 'brigade-requests')).toEqual([REQUEST, ...many.slice(50)]);
    tab.kill();
    expect((await startedTab(used)).schedule.getState().schedule.requests.size).toBe(251);
  });
});
