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

/** Repairs the shift that waits under that id, as the repair list does, and gives it. */
function repair(tab: Tab, id: string, date = '2026-11-19'): Shift {
  const awaitingRepair = tab.schedule.getState().awaitingRepair.find((waiting) => waiting.id === id);
  if (!awaitingRepair) throw new Error(`Nothing waits under ${id}.`);
  const shift = accepted(repairedShift(awaitingRepair, { ...repairDraftOf(awaitingRepair), date }));
  tab.schedule.repairShift(shift);
  return shift;
}

describe('a shift that waits for repair', () => {
  test('is told of at the start, and counts nowhere', () => {
    const tab = loadedTab(storageOf(theo, zoe));
    expect(waitingIn(tab)).toEqual(['theo', 'zoe']);
    expect(shiftsIn(tab)).toEqual([]);
    expect(tab.log.warn).toHaveBeenCalledTimes(1);
  });

  test('once repaired stands on its day and waits no longer', () => {
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

  test('once all are repaired leaves nothing to tell at the next start', () => {
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

  test('once removed is gone from memory and storage, the others stay as they are stored', () => {
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

  test.each(['nobody', 'a', ''])('is not removed under %p, under which none waits', (id) => {
    const storage = storageOf(theo, makeShift({ id: 'a' }));
    const tab = loadedTab(storage);
    const { schedule, awaitingRepair } = tab.schedule.getState();
    tab.schedule.removeAwaitingRepair(id);
    expect(tab.schedule.getState().schedule).toBe(schedule);
    expect(tab.schedule.getState().awaitingRepair).toBe(awaitingRepair);
    expect(storage.texts.has('brigade-journal')).toBe(false);
  });

  test('removed twice takes nothing else with it', () => {
    const tab = loadedTab(storageOf(theo, zoe));
    tab.schedule.removeAwaitingRepair('theo');
    tab.schedule.removeAwaitingRepair('theo');
    expect(waitingIn(tab)).toEqual(['zoe']);
  });

  test.each(['nobody', 'a', ''])('is not repaired under %p, under which none waits, and it is said', (id) => {
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

  test('is repaired once: a second time is ignored with a warning', () => {
    const tab = loadedTab(storageOf(theo));
    const shift = repair(tab, 'theo');
    tab.log.warn.mockClear();
    tab.schedule.repairShift({ ...shift, employeeName: 'Somebody else' });
    expect(shiftsIn(tab)).toEqual([shift]);
    expect(tab.log.warn).toHaveBeenCalledTimes(1);
  });

  test('without an id is repaired under the one it got, once', () => {
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

  test('stays when all shifts are cleared and when others are edited', () => {
    const storage = storageOf(theo, makeShift({ id: 'a' }), makeShift({ id: 'b' }));
    const tab = loadedTab(storage);
    tab.schedule.deleteShift('a');
    expect(tab.schedule.clearShifts()?.entries).toHaveLength(1);
    tab.runTimers();
    expect(waitingIn(tab)).toEqual(['theo']);
    expect(storedShifts(storage)).toEqual([theo]);
  });
});

describe('a page closed before the collection is written', () => {
  test('finds a repair again, and the shift waits no longer', () => {
    const storage = storageOf(theo, zoe);
    const shift = repair(loadedTab(storage), 'theo');
    expect(storedShifts(storage)).toEqual([theo, zoe]);
    const next = loadedTab(storage);
    expect(shiftsIn(next)).toEqual([shift]);
    expect(waitingIn(next)).toEqual(['zoe']);
    expect(storedShifts(storage)).toEqual([{ ...shift, timeRange: '9:00 AM - 5:00 PM' }, zoe]);
    expect(storage.texts.has('brigade-journal')).toBe(false);
  });

  test('finds a removal again', () => {
    const storage = storageOf(theo, zoe);
    loadedTab(storage).schedule.removeAwaitingRepair('theo');
    expect(storedShifts(storage)).toEqual([theo, zoe]);
    const next = loadedTab(storage);
    expect(waitingIn(next)).toEqual(['zoe']);
    expect(shiftsIn(next)).toEqual([]);
    expect(storedShifts(storage)).toEqual([zoe]);
  });

  test('finds a repair and what was done to the shift since', () => {
    const storage = storageOf(theo, zoe);
    const tab = loadedTab(storage);
    tab.schedule.updateShift({ ...repair(tab, 'theo'), status: 'Confirmed' });
    repair(tab, 'zoe');
    tab.schedule.deleteShift('zoe');
    const next = loadedTab(storage);
    expect(waitingIn(next)).toEqual([]);
    expect(shiftsIn(next)).toMatchObject([{ id: 'theo', status: 'Confirmed' }]);
  });

  test('finds a repair that was written but never left the journal only once', () => {
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

  test('because the storage was full keeps the repair in the journal', () => {
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

describe('in another tab', () => {
  function twoTabs(...records: readonly unknown[]) {
    const storage = storageOf(...records);
    return { storage, one: loadedTab(storage), other: loadedTab(storage) };
  }

  test('a repair that was written is seen', () => {
    const { one, other } = twoTabs(theo, zoe);
    const shift = repair(one, 'theo');
    one.runTimers();
    other.schedule.loadForeign();
    expect(shiftsIn(other)).toEqual([shift]);
    expect(waitingIn(other)).toEqual(['zoe']);
  });

  test('a removal that was written is seen', () => {
    const { one, other } = twoTabs(theo, zoe);
    one.schedule.removeAwaitingRepair('zoe');
    one.runTimers();
    other.schedule.loadForeign();
    expect(waitingIn(other)).toEqual(['theo']);
  });

  test('a repair still on its way stands above what the other tab has written since', () => {
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

  test('a removal still on its way is not brought back by what the other tab has written since', () => {
    const { storage, one, other } = twoTabs(theo, zoe);
    one.schedule.removeAwaitingRepair('theo');
    other.schedule.addShift(makeShift({ id: 'a' }));
    other.runTimers();
    one.runTimers();
    expect(waitingIn(one)).toEqual(['zoe']);
    expect(storedShifts(storage)).toMatchObject([{ id: 'a' }, zoe]);
  });

  test('two tabs that repair different shifts at once lose neither', () => {
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

  test('two tabs that repair the same shift at once store it once, as the later did', () => {
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

  test('one opened while a repair is on its way has it, and the first one stores it once', () => {
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
