import fc from 'fast-check';
import { rounds, seed } from '@/tests/support/rounds';
import {
  loadedTab,
  shiftsIn,
  storageOf,
  storedShifts,
  type Tab,
  waitingIn,
} from '@/tests/support/storage/repair-tabs';

/** A stored shift with an invalid date. */
function broken(employeeName: string, id?: string | number) {
  return { id, employeeName, date: 'x', startTime: '09:00', endTime: '17:00' };
}

const whole = (employeeName: string, id?: string | number) => ({
  ...broken(employeeName, id),
  date: '2026-11-19',
});

const awaitingRepairIn = (tab: Tab) => tab.schedule.getState().awaitingRepair;
const namesWaiting = (tab: Tab) => awaitingRepairIn(tab).map(({ stored }) => stored.employeeName);

/** The id of the employee's shift that waits for repair. */
function idOf(tab: Tab, name: string): string {
  const awaitingRepair = awaitingRepairIn(tab).find(({ stored }) => stored.employeeName === name);
  if (!awaitingRepair) throw new Error(`No shift of ${name} awaits repair.`);
  return awaitingRepair.id;
}

describe('storage of shifts awaiting repair with the same id', () => {
  test('gives each shift a unique id, and the shared id to the first', () => {
    const tab = loadedTab(storageOf(broken('Theo', 'u'), broken('Zoe', 'u'), broken('Max', 'u')));
    expect(waitingIn(tab)).toEqual(['u', 'u-2', 'u-3']);
    expect(namesWaiting(tab)).toEqual(['Theo', 'Zoe', 'Max']);
  });

  test('keeps the rest when a shift is removed and the page closes before the write', () => {
    const storage = storageOf(broken('Theo', 'u'), broken('Zoe', 'u'), broken('Max', 'u'));
    const tab = loadedTab(storage);
    tab.schedule.removeAwaitingRepair('u');
    tab.runTimers();
    expect(storedShifts(storage)).toEqual([broken('Zoe', 'u-2'), broken('Max', 'u-3')]);
    tab.schedule.removeAwaitingRepair(idOf(tab, 'Zoe'));
    const next = loadedTab(storage);
    expect(namesWaiting(next)).toEqual(['Max']);
    expect(storedShifts(storage)).toEqual([broken('Max', 'u-3')]);
    expect(namesWaiting(loadedTab(storage))).toEqual(['Max']);
  });

  test('keeps the rest when another tab opens before a removal is written', () => {
    const storage = storageOf(broken('Theo', 'u'), broken('Zoe', 'u'));
    const tab = loadedTab(storage);
    tab.schedule.removeAwaitingRepair('u');
    const opened = loadedTab(storage);
    expect(namesWaiting(opened)).toEqual(['Zoe']);
    tab.runTimers();
    opened.schedule.loadForeign();
    for (const each of [tab, opened, loadedTab(storage)]) expect(namesWaiting(each)).toEqual(['Zoe']);
    expect(storedShifts(storage)).toEqual([broken('Zoe', 'u-2')]);
  });

  test('keeps a broken shift when a valid shift with the same id is removed and a tab opens before the write', () => {
    const storage = storageOf(whole('Theo', 'u'), broken('Zoe', 'u'));
    const tab = loadedTab(storage);
    expect(tab.schedule.deleteShift('u')?.entries).toMatchObject([{ before: { employeeName: 'Theo' } }]);
    const opened = loadedTab(storage);
    tab.runTimers();
    opened.schedule.loadForeign();
    for (const each of [tab, opened, loadedTab(storage)]) {
      expect(shiftsIn(each)).toEqual([]);
      expect(namesWaiting(each)).toEqual(['Zoe']);
    }
    expect(storedShifts(storage)).toEqual([broken('Zoe', 'u-2')]);
  });

  test('keeps the rest when two tabs remove the same shift', () => {
    const storage = storageOf(broken('Theo', 'u'), broken('Zoe', 'u'));
    const [one, other] = [loadedTab(storage), loadedTab(storage)];
    for (const tab of [one, other]) tab.schedule.removeAwaitingRepair('u');
    for (const tab of [one, other]) tab.runTimers();
    for (const each of [one, other, loadedTab(storage)]) expect(namesWaiting(each)).toEqual(['Zoe']);
  });
});

describe('removing equal shifts awaiting repair without an id', () => {
  test('keeps the second under its id when the first is removed', () => {
    const storage = storageOf(broken('Theo'), broken('Theo'));
    const tab = loadedTab(storage);
    const [first = '', second = ''] = waitingIn(tab);
    expect(first).not.toBe(second);
    tab.schedule.removeAwaitingRepair(first);
    expect(waitingIn(tab)).toEqual([second]);
    tab.runTimers();
    expect(storedShifts(storage)).toEqual([broken('Theo', second)]);
    expect(waitingIn(loadedTab(storage))).toEqual([second]);
  });

  test('keeps the second when another tab opens before the removal of the first is written', () => {
    const storage = storageOf(broken('Theo'), broken('Theo'));
    const tab = loadedTab(storage);
    const [first = '', second = ''] = waitingIn(tab);
    tab.schedule.removeAwaitingRepair(first);
    expect(waitingIn(loadedTab(storage))).toEqual([second]);
    tab.runTimers();
    for (const each of [tab, loadedTab(storage)]) expect(waitingIn(each)).toEqual([second]);
  });

  test('leaves none when both are removed', () => {
    const storage = storageOf(broken('Theo'), broken('Theo'));
    for (let left = 2; left > 0; left -= 1) {
      const tab = loadedTab(storage);
      expect(waitingIn(tab)).toHaveLength(left);
      tab.schedule.removeAwaitingRepair(waitingIn(tab)[0] ?? '');
    }
    expect(waitingIn(loadedTab(storage))).toEqual([]);
    expect(storedShifts(storage)).toEqual([]);
  });
});

test('keeps all shifts that were not removed, for random ids and page endings', () => {
  const record = fc.record({
    id: fc.constantFrom('u', 'u-2', 'u-2-2', '', 1, '1', undefined),
    isBroken: fc.boolean(),
  });
  const step = fc.record({
    pick: fc.nat(20),
    ending: fc.constantFrom('written', 'closed', 'opened beside', 'not yet written'),
  });
  fc.assert(
    fc.property(fc.array(record, { maxLength: 8 }), fc.array(step, { maxLength: 8 }), (records, steps) => {
      const storage = storageOf(
        ...records.map(({ id, isBroken }, position) => (isBroken ? broken : whole)(`P${position}`, id)),
      );
      let left = records.map((_, position) => `P${position}`);
      let tab = loadedTab(storage);
      const expectLeft = (where: Tab) => {
        const names = [...namesWaiting(where), ...shiftsIn(where).map((shift) => shift.employeeName)];
        expect(names.sort()).toEqual(left);
      };
      for (const { pick, ending } of steps) {
        const name = left[pick % left.length];
        if (name === undefined) break;
        const shift = shiftsIn(tab).find(({ employeeName }) => employeeName === name);
        if (shift) tab.schedule.deleteShift(shift.id);
        else tab.schedule.removeAwaitingRepair(idOf(tab, name));
        left = left.filter((other) => other !== name);
        if (ending === 'closed') tab = loadedTab(storage);
        if (ending === 'opened beside') expectLeft(loadedTab(storage));
        if (ending === 'written' || ending === 'opened beside') tab.runTimers();
        expectLeft(tab);
      }
      expectLeft(loadedTab(storage));
    }),
    { numRuns: rounds(100), ...seed },
  );
});
