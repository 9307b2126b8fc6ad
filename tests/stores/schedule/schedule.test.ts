import { shiftEntry } from '@/lib/shifts/change/schedule-change';
import { shiftsOn } from '@/lib/shifts/change/schedule-index';
import { makeShift, openTab } from '@/tests/support/brigade';

function loadedTab() {
  const tab = openTab();
  tab.schedule.load(tab.today);
  return tab;
}

const count = (tab: ReturnType<typeof loadedTab>) => tab.schedule.getState().schedule.shifts.shiftCount;

describe('selected date', () => {
  test('is today at the start', () => {
    expect(loadedTab().schedule.getState().selectedDate).toBe('2026-11-19');
  });

  test('is kept, and an error logged, when an empty date is selected', () => {
    const { schedule, log } = loadedTab();
    schedule.selectDate('');
    expect(log.error).toHaveBeenCalledTimes(1);
    expect(schedule.getState()).toMatchObject({
      selectedDate: '2026-11-19',
      error: 'The selected date is empty.',
    });
  });

  test('is refused if there is no such day, and the error is cleared by the next valid date', () => {
    const { schedule, log } = loadedTab();
    schedule.selectDate('2026-02-30');
    expect(log.error).toHaveBeenCalledTimes(1);
    schedule.selectDate('2028-02-29');
    expect(schedule.getState()).toMatchObject({ selectedDate: '2028-02-29', error: null });
  });
});

describe('editing shifts', () => {
  test('ignores an added shift with an existing id, with a warning', () => {
    const tab = loadedTab();
    tab.schedule.addShift(makeShift({ id: 'a', employeeName: 'Maya' }));
    tab.schedule.addShift(makeShift({ id: 'a', employeeName: 'Theo' }));
    expect(tab.log.warn).toHaveBeenCalledTimes(1);
    expect(shiftsOn(tab.schedule.getState().schedule.shifts, tab.today)).toMatchObject([
      { employeeName: 'Maya' },
    ]);
  });

  test('updates the shift with the given id, and warns if no shift has the id', () => {
    const tab = loadedTab();
    tab.schedule.addShift(makeShift({ id: 'a' }));
    tab.schedule.updateShift(makeShift({ id: 'a', status: 'Pending' }));
    expect(shiftsOn(tab.schedule.getState().schedule.shifts, tab.today)).toMatchObject([
      { status: 'Pending' },
    ]);
    tab.schedule.updateShift(makeShift({ id: 'nobody' }));
    expect(tab.log.warn).toHaveBeenCalledTimes(1);
    expect(count(tab)).toBe(1);
  });

  test('returns the change when a shift is deleted, and undefined for an unknown id', () => {
    const tab = loadedTab();
    tab.schedule.addShift(makeShift({ id: 'a' }));
    expect(tab.schedule.deleteShift('a')?.entries).toMatchObject([
      { kind: 'shift', id: 'a', before: { id: 'a' } },
    ]);
    expect(tab.schedule.deleteShift('a')).toBeUndefined();
    expect(count(tab)).toBe(0);
  });

  test('returns the step of each action, and undefined if it did nothing', () => {
    const { schedule } = loadedTab();
    const shift = makeShift({ id: 'a' });
    for (const verb of [
      () => schedule.addShift(shift),
      () => schedule.updateShift({ ...shift, notes: 'late' }),
      () => schedule.deleteShift('a'),
      () => schedule.commit([shiftEntry(undefined, shift)]),
      () => schedule.clearShifts(),
    ]) {
      const made = verb();
      expect(made).toBeDefined();
      expect(made).toBe(schedule.getState().history.undo.at(-1));
    }
    expect(schedule.publish()).toMatchObject({ origin: 'publish' });
    schedule.addShift(shift);
    expect(schedule.addShift(shift)).toBeUndefined();
    expect(schedule.updateShift(makeShift({ id: 'nobody' }))).toBeUndefined();
    schedule.clearShifts();
    expect(schedule.clearShifts()).toBeUndefined();
    expect(schedule.commit([])).toBeUndefined();
  });

  test('clears all shifts in one change', () => {
    const tab = loadedTab();
    for (const id of ['a', 'b', 'c']) tab.schedule.addShift(makeShift({ id }));
    expect(tab.schedule.clearShifts()?.entries).toHaveLength(3);
    expect(count(tab)).toBe(0);
  });

  test('makes unique ids within one millisecond', () => {
    const tab = loadedTab();
    const ids = Array.from({ length: 1000 }, () => tab.schedule.newId());
    expect(new Set(ids).size).toBe(1000);
  });
});
