import fc from 'fast-check';
import { nameKey } from '@/lib/employees/employee';
import { isDayRead } from '@/lib/shifts/change/reading-progress';
import { employeeEntry, shiftEntry } from '@/lib/shifts/change/schedule-change';
import { allShifts, findShift, shiftsOn } from '@/lib/shifts/change/schedule-index';
import { unpublishEntry } from '@/lib/shifts/publication/publish-days';
import type { Shift } from '@/lib/shifts/shift/shift';
import { clockTimeOf } from '@/lib/time/clock-time';
import { addDays, daysBetween } from '@/lib/time/local-date';
import { rounds, seed } from '@/tests/support/rounds';
import { anyActs, perform, settleTabs } from '@/tests/support/storage/database-acts';
import {
  type Browser,
  type DatabaseTab,
  openBrowser,
  storedIn,
  TODAY,
} from '@/tests/support/storage/database-tabs';
import { foreignStorage, pageOf } from '@/tests/support/storage/database-views';

const ANA = { id: 'ana', name: 'Ana', role: 'Server', color: 'purple' } as const;
const WEEKS = 60;

/** One shift of Ana's in each week, half of them in the past. */
const SHIFTS: readonly Shift[] = Array.from({ length: WEEKS }, (_, week) => ({
  id: `shift-${week}`,
  employeeName: 'Ana',
  role: 'Server',
  date: addDays(TODAY, 7 * (week - WEEKS / 2)),
  startTime: clockTimeOf(540),
  endTime: clockTimeOf(1020),
  status: 'Confirmed',
  color: 'purple',
  notes: '',
}));

/** Holds the pauses between pieces until the test ends each. */
function heldPauses(browser: Browser) {
  let isHeld = true;
  const waiting: (() => void)[] = [];
  browser.pause = () => (isHeld ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve());
  return {
    async step() {
      for (const resolve of waiting.splice(0)) resolve();
      await browser.idle();
    },
    async release() {
      isHeld = false;
      await this.step();
      await browser.settle();
    },
  };
}

/** Opens a page that has read only the first piece of the schedule. */
async function openPartly() {
  const browser = openBrowser();
  const first = browser.openTab();
  await browser.settle();
  first.schedule.commit([
    employeeEntry(undefined, ANA),
    ...SHIFTS.map((shift) => shiftEntry(undefined, shift)),
  ]);
  await browser.settle();
  first.runTimers();
  first.kill();
  browser.pieceSizes = { wholeUpTo: 0, maxShifts: 2 };
  const pauses = heldPauses(browser);
  const tab = browser.openTab();
  await browser.idle();
  return { browser, tab, pauses };
}

const shownIds = (tab: DatabaseTab) =>
  new Set(Array.from(allShifts(tab.schedule.getState().schedule.shifts), ({ id }) => id));
const readState = (tab: DatabaseTab) => tab.schedule.getState().reading;

describe('a schedule read in pieces', () => {
  test('shows the weeks around today first and counts the unread shifts', async () => {
    const { tab, pauses } = await openPartly();
    const reading = readState(tab);
    expect(isDayRead(reading, TODAY)).toBe(true);
    expect(isDayRead(reading, addDays(TODAY, -200))).toBe(false);
    expect((reading?.unreadCount ?? 0) + shownIds(tab).size).toBe(WEEKS);
    await pauses.release();
    expect(readState(tab)).toBeNull();
    expect(shownIds(tab).size).toBe(WEEKS);
    expect(tab.schedule.getState().schedule.shifts.shiftCount).toBe(WEEKS);
    tab.kill();
  });

  test('keeps the arrays of read days while other days are read', async () => {
    const { tab, pauses } = await openPartly();
    const before = shiftsOn(tab.schedule.getState().schedule.shifts, TODAY);
    expect(before).toHaveLength(1);
    await pauses.release();
    expect(shiftsOn(tab.schedule.getState().schedule.shifts, TODAY)).toBe(before);
    tab.kill();
  });

  test('reads the selected week next, before other weeks', async () => {
    const { tab, pauses } = await openPartly();
    const far = addDays(TODAY, -175);
    tab.schedule.selectDate(far);
    expect(isDayRead(readState(tab), far)).toBe(false);
    await pauses.step();
    await pauses.step();
    const { reading } = tab.schedule.getState();
    expect(isDayRead(reading, far)).toBe(true);
    expect(isDayRead(reading, addDays(TODAY, -100))).toBe(false);
    await pauses.release();
    tab.kill();
  });

  test('renames and undoes a rename in all shifts while only half of them are read', async () => {
    const { browser, tab, pauses } = await openPartly();
    const renamed = tab.employees.updateEmployee('ana', { ...ANA, name: 'Berta' }, TODAY);
    expect(renamed.isOk).toBe(true);
    await pauses.release();
    const stored = await storedIn(browser);
    expect(stored.shifts).toHaveLength(WEEKS);
    expect(stored.shifts.every(({ employeeName }) => employeeName === 'Berta')).toBe(true);
    const names = () =>
      new Set(
        Array.from(allShifts(tab.schedule.getState().schedule.shifts), (shift) =>
          nameKey(shift.employeeName),
        ),
      );
    expect(names()).toEqual(new Set([nameKey('Berta')]));
    tab.schedule.undo();
    await browser.settle();
    expect(names()).toEqual(new Set([nameKey('Ana')]));
    const next = tab.reload();
    await browser.settle();
    expect(pageOf(next).shifts.every(({ employeeName }) => employeeName === 'Ana')).toBe(true);
    next.kill();
  });

  test('keeps the removed publication of a week that another tab unpublishes before it is read', async () => {
    const { browser, tab, pauses } = await openPartly();
    browser.pieceSizes = { wholeUpTo: 1000, maxShifts: 1000 };
    const other = browser.openTab();
    await browser.idle();
    other.schedule.publish();
    const { from, to } = { from: addDays(TODAY, 7 * 28), to: addDays(TODAY, 7 * 28 + 6) };
    const entry = unpublishEntry(other.schedule.getState().schedule, [{ from, to }], 1);
    other.schedule.commit(entry ? [entry] : []);
    await browser.idle();
    browser.deliver();
    await browser.idle();
    expect(isDayRead(readState(tab), from)).toBe(false);
    await pauses.release();
    const next = other.reload();
    await browser.settle();
    const { publication } = next.schedule.getState().schedule;
    expect(publication?.told).toHaveLength(1);
    expect(tab.schedule.getState().schedule.publication).toEqual(publication);
    tab.kill();
    next.kill();
  });

  test('reads the rest at once for an action on all shifts', async () => {
    const { browser, tab, pauses } = await openPartly();
    const done = tab.sync.whenAllRead().then(() => tab.schedule.clearShifts());
    await pauses.release();
    await done;
    await browser.settle();
    expect((await storedIn(browser)).shifts).toEqual([]);
    tab.schedule.undo();
    await browser.settle();
    expect((await storedIn(browser)).shifts).toHaveLength(WEEKS);
    tab.kill();
  });

  test('puts all shifts in the restore point before the first edit', async () => {
    const { browser, tab, pauses } = await openPartly();
    let kept = 0;
    tab.beforeFirstAppend = async (before) => {
      kept = (await before()).schedule.shifts.shiftCount;
    };
    const [shift] = SHIFTS.filter(({ date }) => date === TODAY);
    if (!shift) throw new Error('There is no shift today.');
    tab.schedule.deleteShift(shift.id);
    await pauses.release();
    expect(kept).toBe(WEEKS);
    expect(shownIds(tab).size).toBe(WEEKS - 1);
    expect((await storedIn(browser)).shifts).toHaveLength(WEEKS - 1);
    tab.kill();
  });

  test("applies another tab's edits between two pieces once", async () => {
    const { browser, tab, pauses } = await openPartly();
    const other = browser.openTab();
    await browser.idle();
    const far = SHIFTS[0] as Shift;
    const moved = { ...far, date: TODAY };
    other.schedule.commit([shiftEntry(far, moved)]);
    const gone = SHIFTS.at(-1) as Shift;
    other.schedule.commit([shiftEntry(gone, undefined)]);
    await browser.idle();
    await pauses.step();
    browser.deliver();
    await pauses.release();
    for (const page of [tab, other]) {
      expect(shownIds(page).size).toBe(WEEKS - 1);
      expect(findShift(page.schedule.getState().schedule.shifts, far.id)?.date).toBe(TODAY);
      expect(shiftsOn(page.schedule.getState().schedule.shifts, TODAY)).toHaveLength(2);
      expect(readState(page)).toBeNull();
      page.kill();
    }
  });

  test('retries a piece that could not be read', async () => {
    const { browser, tab, pauses } = await openPartly();
    tab.kill();
    const { openDatabase } = browser;
    let isBroken = false;
    browser.openDatabase = async (onLost) => {
      const database = await openDatabase(onLost);
      return {
        ...database,
        readDays: (days, max) =>
          isBroken ? Promise.reject(new Error('broken')) : database.readDays(days, max),
      };
    };
    const next = browser.openTab();
    await browser.idle();
    isBroken = true;
    await pauses.release();
    expect(readState(next)).not.toBeNull();
    isBroken = false;
    next.runTimers();
    await browser.settle();
    expect(readState(next)).toBeNull();
    expect(shownIds(next).size).toBe(WEEKS);
    next.kill();
  });
});

test('shows the same after reading in pieces as after reading at once, with random edits of two tabs', async () => {
  await fc.assert(
    fc.asyncProperty(anyActs, fc.integer({ min: 1, max: 4 }), async (acts, maxShifts) => {
      const browser = openBrowser(foreignStorage());
      const first = browser.openTab();
      await browser.settle();
      first.runTimers();
      browser.pieceSizes = { wholeUpTo: 0, maxShifts };
      const tabs = [first, browser.openTab()];
      for (const act of acts) await perform(browser, tabs, act);
      await settleTabs(browser, tabs);
      const inPieces = browser.openTab();
      await browser.settle();
      delete browser.pieceSizes;
      const atOnce = browser.openTab();
      await browser.settle();
      for (const tab of [...tabs, inPieces]) expect(pageOf(tab)).toEqual(pageOf(atOnce));
      const { schedule } = inPieces.schedule.getState();
      expect(schedule.shifts.figures).toEqual(atOnce.schedule.getState().schedule.shifts.figures);
      expect(schedule.shifts.shiftCount).toBe(atOnce.schedule.getState().schedule.shifts.shiftCount);
      for (const tab of [...tabs, inPieces, atOnce]) tab.kill();
    }),
    { numRuns: rounds(15), ...seed },
  );
}, 600_000);

test('reads days near today first', async () => {
  const { tab, pauses } = await openPartly();
  let farthest = 0;
  for (let step = 0; step < 10; step += 1) {
    await pauses.step();
    const { reading } = tab.schedule.getState();
    const read = SHIFTS.filter(({ date }) => isDayRead(reading, date));
    const unread = SHIFTS.filter(({ date }) => !isDayRead(reading, date));
    const nearestUnread = Math.min(...unread.map(({ date }) => Math.abs(daysBetween(TODAY, date))));
    farthest = Math.max(farthest, ...read.map(({ date }) => Math.abs(daysBetween(TODAY, date))));
    // Pieces of up to 35 days alternate between the past and the future.
    expect(farthest).toBeLessThanOrEqual(nearestUnread + 35);
  }
  await pauses.release();
  tab.kill();
});
