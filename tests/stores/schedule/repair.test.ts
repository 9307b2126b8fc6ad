import { repairDraftOf, repairedShift } from '@/lib/saved-data/repair-shift';
import { shiftsOn } from '@/lib/shifts/change/schedule-index';
import type { Shift } from '@/lib/shifts/shift/shift';
import { makeShift } from '@/tests/support/brigade';
import { accepted } from '@/tests/support/records';
import {
  loadedTab,
  shiftIn,
  shiftsIn,
  storageOf,
  storedShifts,
  type Tab,
  waitingIn,
} from '@/tests/support/storage/repair-tabs';

const theo = {
  id: 'theo',
  employeeName: 'Theo',
  role: 'Cook',
  date: '2026-02-30',
  startTime: '9:00 AM',
  endTime: '17:00',
  status: 'Pending',
  color: 'red',
  notes: 'Knows the oven.',
};
const zoe = { ...theo, id: 'zoe', employeeName: 'Zoë', date: '', notes: '' };

/** Repairs the shift with that id like the repair list, and returns it. */
function repair(tab: Tab, id: string, date = '2026-11-19'): Shift {
  const awaitingRepair = tab.schedule.getState().awaitingRepair.find((waiting) => waiting.id === id);
  if (!awaitingRepair) throw new Error(`No shift with the id ${id} awaits repair.`);
  const shift = accepted(repairedShift(awaitingRepair, { ...repairDraftOf(awaitingRepair), date }));
  tab.schedule.repairShift(shift);
  return shift;
}

describe('a shift awaiting repair', () => {
  test('is logged at the start and is not among the shifts', () => {
    const tab = loadedTab(storageOf(theo, zoe));
    expect(waitingIn(tab)).toEqual(['theo', 'zoe']);
    expect(shiftsIn(tab)).toEqual([]);
    expect(tab.log.warn).toHaveBeenCalledTimes(1);
  });

  test('appears on its day once repaired, and no longer awaits repair', () => {
    const storage = storageOf(theo, zoe);
    const tab = loadedTab(storage);
    const shift = repair(tab, 'theo');
    expect(shiftsOn(tab.schedule.getState().schedule.shifts, tab.today)).toEqual([shift]);
    expect(shift).toMatchObject({
      id: 'theo',
      status: 'Pending',
      notes: 'Knows the oven.',
      startTime: '09:00',
    });
    expect(waitingIn(tab)).toEqual(['zoe']);
    tab.runTimers();
    expect(storedShifts(storage)).toEqual([{ ...shift, timeRange: '9:00 AM - 5:00 PM' }, zoe]);
  });

  test('is not logged at the next start once repaired', () => {
    const storage = storageOf(theo, zoe);
    const tab = loadedTab(storage);
    repair(tab, 'theo');
    repair(tab, 'zoe');
    tab.runTimers();
    const next = loadedTab(storage);
    expect(waitingIn(next)).toEqual([]);
    expect(shiftsIn(next)).toHaveLength(2);
    expect(next.log.warn).not.toHaveBeenCalled();
  });

  test('is removed from memory and storage, and leaves others as they are stored', () => {
    const storage = storageOf(theo, makeShift({ id: 'a' }), zoe);
    const tab = loadedTab(storage);
    tab.schedule.removeAwaitingRepair('theo');
    expect(waitingIn(tab)).toEqual(['zoe']);
    tab.runTimers();
    expect(storedShifts(storage)).toEqual([
      { ...makeShift({ id: 'a' }), timeRange: '9:00 AM - 5:00 PM' },
      zoe,
    ]);
    expect(waitingIn(loadedTab(storage))).toEqual(['zoe']);
  });

  test.each(['nobody', 'a', ''])('is not removed by the unknown id %p', (id) => {
    const storage = storageOf(theo, makeShift({ id: 'a' }));
    const tab = loadedTab(storage);
    const { schedule, awaitingRepair } = tab.schedule.getState();
    tab.schedule.removeAwaitingRepair(id);
    expect(tab.schedule.getState().schedule).toBe(schedule);
    expect(tab.schedule.getState().awaitingRepair).toBe(awaitingRepair);
    expect(storage.texts.has('brigade-journal')).toBe(false);
  });

  test('leaves others when removed twice', () => {
    const tab = loadedTab(storageOf(theo, zoe));
    tab.schedule.removeAwaitingRepair('theo');
    tab.schedule.removeAwaitingRepair('theo');
    expect(waitingIn(tab)).toEqual(['zoe']);
  });

  test.each(['nobody', 'a', ''])('is not repaired by the unknown id %p, which is logged', (id) => {
    const storage = storageOf(theo, makeShift({ id: 'a' }));
    const tab = loadedTab(storage);
    const before = tab.schedule.getState();
    tab.log.warn.mockClear();
    tab.schedule.repairShift(makeShift({ id, employeeName: 'Theo' }));
    expect(tab.schedule.getState()).toBe(before);
    expect(tab.log.warn).toHaveBeenCalledTimes(1);
    expect(tab.log.warn).toHaveBeenCalledWith(expect.stringContaining(id));
    expect(storage.texts.has('brigade-journal')).toBe(false);
  });

  test('ignores a second repair with a warning', () => {
    const tab = loadedTab(storageOf(theo));
    const shift = repair(tab, 'theo');
    tab.log.warn.mockClear();
    tab.schedule.repairShift({ ...shift, employeeName: 'Somebody else' });
    expect(shiftsIn(tab)).toEqual([shift]);
    expect(tab.log.warn).toHaveBeenCalledTimes(1);
  });

  test('is repaired once under its generated id if it has none', () => {
    const { id: _id, ...withoutId } = theo;
    const storage = storageOf(withoutId, withoutId);
    const tab = loadedTab(storage);
    const [first = '', second = ''] = waitingIn(tab);
    repair(tab, first);
    tab.runTimers();
    const next = loadedTab(storage);
    expect(shiftsIn(next).map(({ id }) => id)).toEqual([first]);
    expect(waitingIn(next)).toEqual([second]);
  });

  test('stays when shifts are deleted or cleared', () => {
    const storage = storageOf(theo, makeShift({ id: 'a' }), makeShift({ id: 'b' }));
    const tab = loadedTab(storage);
    tab.schedule.deleteShift('a');
    expect(tab.schedule.clearShifts()?.entries).toHaveLength(1);
    tab.runTimers();
    expect(waitingIn(tab)).toEqual(['theo']);
    expect(storedShifts(storage)).toEqual([theo]);
  });
});

describe('a page opened after another was closed before the write', () => {
  test('replays a repair', () => {
    const storage = storageOf(theo, zoe);
    const shift = repair(loadedTab(storage), 'theo');
    expect(storedShifts(storage)).toEqual([theo, zoe]);
    const next = loadedTab(storage);
    expect(shiftsIn(next)).toEqual([shift]);
    expect(waitingIn(next)).toEqual(['zoe']);
    expect(storedShifts(storage)).toEqual([{ ...shift, timeRange: '9:00 AM - 5:00 PM' }, zoe]);
    expect(storage.texts.has('brigade-journal')).toBe(false);
  });

  test('replays a removal', () => {
    const storage = storageOf(theo, zoe);
    loadedTab(storage).schedule.removeAwaitingRepair('theo');
    expect(storedShifts(storage)).toEqual([theo, zoe]);
    const next = loadedTab(storage);
    expect(waitingIn(next)).toEqual(['zoe']);
    expect(shiftsIn(next)).toEqual([]);
    expect(storedShifts(storage)).toEqual([zoe]);
  });

  test('replays a repair and later edits of the shift', () => {
    const storage = storageOf(theo, zoe);
    const tab = loadedTab(storage);
    tab.schedule.updateShift({ ...repair(tab, 'theo'), status: 'Confirmed' });
    repair(tab, 'zoe');
    tab.schedule.deleteShift('zoe');
    const next = loadedTab(storage);
    expect(waitingIn(next)).toEqual([]);
    expect(shiftsIn(next)).toMatchObject([{ id: 'theo', status: 'Confirmed' }]);
  });

  test('applies a repair once that was written but is still in the journal', () => {
    const storage = storageOf(theo, zoe);
    const tab = loadedTab(storage);
    repair(tab, 'theo');
    const journal = storage.texts.get('brigade-journal') ?? '';
    tab.runTimers();
    storage.setItem('brigade-journal', journal);
    const next = loadedTab(storage);
    expect(shiftsIn(next)).toHaveLength(1);
    expect(waitingIn(next)).toEqual(['zoe']);
  });

  test('replays a repair from the journal when the storage was full', () => {
    const storage = storageOf(theo);
    const tab = loadedTab(storage);
    storage.failsFor = (key) => key === 'shifts';
    repair(tab, 'theo');
    tab.runTimers();
    storage.failsFor = () => false;
    const next = loadedTab(storage);
    expect(waitingIn(next)).toEqual([]);
    expect(shiftIn(next, 'theo')).toMatchObject({ date: '2026-11-19' });
  });
});

describe('repair in two tabs', () => {
  function twoTabs(...records: readonly unknown[]) {
    const storage = storageOf(...records);
    return { storage, one: loadedTab(storage), other: loadedTab(storage) };
  }

  test('shows a repair that the other tab has written', () => {
    const { one, other } = twoTabs(theo, zoe);
    const shift = repair(one, 'theo');
    one.runTimers();
    other.schedule.loadForeign();
    expect(shiftsIn(other)).toEqual([shift]);
    expect(waitingIn(other)).toEqual(['zoe']);
  });

  test('shows a removal that the other tab has written', () => {
    const { one, other } = twoTabs(theo, zoe);
    one.schedule.removeAwaitingRepair('zoe');
    one.runTimers();
    other.schedule.loadForeign();
    expect(waitingIn(other)).toEqual(['theo']);
  });

  test('keeps an unwritten repair over a later write of the other tab', () => {
    const { storage, one, other } = twoTabs(theo, zoe);
    const shift = repair(one, 'theo');
    other.schedule.addShift(makeShift({ id: 'a' }));
    other.runTimers();
    expect(storedShifts(storage)).toContainEqual(theo);
    one.schedule.loadForeign();
    expect(shiftIn(one, 'theo')).toEqual(shift);
    expect(shiftIn(one, 'a')).toBeDefined();
    expect(waitingIn(one)).toEqual(['zoe']);
    one.runTimers();
    expect(storedShifts(storage)).toMatchObject([{ id: 'a' }, { id: 'theo', date: '2026-11-19' }, zoe]);
  });

  test('keeps an unwritten removal over a later write of the other tab', () => {
    const { storage, one, other } = twoTabs(theo, zoe);
    one.schedule.removeAwaitingRepair('theo');
    other.schedule.addShift(makeShift({ id: 'a' }));
    other.runTimers();
    one.runTimers();
    expect(waitingIn(one)).toEqual(['zoe']);
    expect(storedShifts(storage)).toMatchObject([{ id: 'a' }, zoe]);
  });

  test('keeps both repairs when the tabs repair different shifts at once', () => {
    const { storage, one, other } = twoTabs(theo, zoe);
    repair(one, 'theo');
    repair(other, 'zoe');
    one.runTimers();
    other.runTimers();
    one.schedule.loadForeign();
    for (const tab of [one, other, loadedTab(storage)]) {
      expect(
        shiftsIn(tab)
          .map(({ id }) => id)
          .sort(),
      ).toEqual(['theo', 'zoe']);
      expect(waitingIn(tab)).toEqual([]);
    }
  });

  test('keeps the later repair when the tabs repair the same shift at once', () => {
    const { storage, one, other } = twoTabs(theo);
    repair(one, 'theo', '2026-11-20');
    repair(other, 'theo', '2026-11-21');
    one.runTimers();
    other.runTimers();
    one.schedule.loadForeign();
    expect(storedShifts(storage)).toMatchObject([{ id: 'theo', date: '2026-11-21' }]);
    expect(shiftsIn(one)).toMatchObject([{ id: 'theo', date: '2026-11-21' }]);
    expect(waitingIn(one)).toEqual([]);
  });

  test('shows an unwritten repair in a tab opened meanwhile, and stores the repair once', () => {
    const { storage, one } = twoTabs(theo, zoe);
    repair(one, 'theo');
    const opened = loadedTab(storage);
    one.runTimers();
    opened.schedule.loadForeign();
    for (const tab of [one, opened]) {
      expect(shiftsIn(tab)).toMatchObject([{ id: 'theo' }]);
      expect(waitingIn(tab)).toEqual(['zoe']);
    }
    expect(storedShifts(storage)).toMatchObject([{ id: 'theo', date: '2026-11-19' }, zoe]);
  });
});
