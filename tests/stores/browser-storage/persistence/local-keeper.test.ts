import { employeeEntry, shiftEntry } from '@/lib/shifts/change/schedule-change';
import { allShifts, findShift } from '@/lib/shifts/change/schedule-index';
import { publicationOfDays } from '@/lib/shifts/publication/publish-days';
import type { LocalDate } from '@/lib/time/local-date';
import { readQuarantine } from '@/stores/browser-storage/keys/quarantine-list';
import { makeShift, openTab } from '@/tests/support/brigade';
import { day, employeeOf } from '@/tests/support/records';
import { MemoryStorage } from '@/tests/support/storage/memory-storage';

const parsed = (storage: MemoryStorage, key: string) => JSON.parse(storage.texts.get(key) ?? 'null');

function loadedTab(storage: MemoryStorage) {
  const tab = openTab(storage);
  tab.schedule.load(tab.today);
  return tab;
}

describe('local keeper', () => {
  test('writes an edit to the journal at once and to the collection after the coalescing delay', () => {
    const storage = new MemoryStorage();
    const tab = loadedTab(storage);
    tab.schedule.addShift(makeShift({ id: 'a' }));
    tab.schedule.addShift(makeShift({ id: 'b' }));
    expect(parsed(storage, 'brigade-journal')).toHaveLength(2);
    expect(storage.texts.has('shifts')).toBe(false);
    tab.runTimers();
    expect(parsed(storage, 'shifts')).toMatchObject([
      { id: 'a', timeRange: '9:00 AM - 5:00 PM' },
      { id: 'b' },
    ]);
    expect(storage.texts.has('brigade-journal')).toBe(false);
  });

  test('replays edits from the journal when the page was closed before the write', () => {
    const storage = new MemoryStorage();
    loadedTab(storage).schedule.addShift(makeShift({ id: 'a' }));
    const next = loadedTab(storage);
    expect(findShift(next.schedule.getState().schedule.shifts, 'a')).toMatchObject({ employeeName: 'Maya' });
  });

  test('replays a submitted shift when the page was closed within the delay of the save', () => {
    const storage = new MemoryStorage();
    const tab = loadedTab(storage);
    tab.schedule.submit([shiftEntry(undefined, makeShift({ id: 'a' }))]);
    expect(tab.schedule.getState().schedule.shifts.shiftCount).toBe(0);
    expect(loadedTab(storage).schedule.getState().schedule.shifts.shiftCount).toBe(1);
  });

  test('stores a submitted shift once when it is committed', () => {
    const storage = new MemoryStorage();
    const tab = loadedTab(storage);
    const change = tab.schedule.submit([shiftEntry(undefined, makeShift({ id: 'a' }))]);
    if (!change) throw new Error('The change was not stored.');
    tab.schedule.commitSubmitted(change);
    tab.runTimers();
    expect(parsed(storage, 'shifts')).toHaveLength(1);
    expect(storage.texts.has('brigade-journal')).toBe(false);
  });

  test('writes a change of hundreds of entries to the collection at once', () => {
    const storage = new MemoryStorage();
    const tab = loadedTab(storage);
    const entries = Array.from({ length: 300 }, (_, index) =>
      shiftEntry(undefined, makeShift({ id: `s-${index}` })),
    );
    tab.schedule.commit(entries);
    expect(parsed(storage, 'shifts')).toHaveLength(300);
  });

  test('refuses edits before the stored schedule has been read', () => {
    const storage = new MemoryStorage({ shifts: JSON.stringify([makeShift({ id: 'old' })]) });
    const tab = openTab(storage);
    expect(() => tab.schedule.addShift(makeShift({ id: 'a' }))).toThrow(/must be read/);
    expect(parsed(storage, 'shifts')).toMatchObject([{ id: 'old' }]);
  });

  test('quarantines and reports an unreadable value before the first write replaces it', () => {
    const storage = new MemoryStorage({ shifts: '[{"id":' });
    const tab = loadedTab(storage);
    expect(tab.gateway.health.getState().health).toBe('unreadable');
    tab.schedule.addShift(makeShift({ id: 'a' }));
    tab.runTimers();
    const aside = [...storage.texts].filter(([key]) => key.startsWith('brigade-quarantine-shifts-'));
    expect(aside.map(([, text]) => text)).toEqual(['[{"id":']);
    expect(parsed(storage, 'shifts')).toHaveLength(1);
  });

  test('keeps a shift without a valid date when other shifts are written', () => {
    const awaitingRepair = {
      id: 'u',
      employeeName: 'Theo',
      date: '2026-02-30',
      startTime: '09:00',
      endTime: '17:00',
    };
    const storage = new MemoryStorage({ shifts: JSON.stringify([awaitingRepair]) });
    const tab = loadedTab(storage);
    expect(tab.schedule.getState().awaitingRepair).toEqual([{ id: 'u', stored: awaitingRepair }]);
    tab.schedule.addShift(makeShift({ id: 'a' }));
    tab.runTimers();
    expect(parsed(storage, 'shifts')).toContainEqual(awaitingRepair);
  });

  test('imports arrays that were written by hand', () => {
    const storage = new MemoryStorage({
      shifts:
        '[{"id":7,"employeeName":"Theo","role":"Cook","date":"2026-2-3","startTime":"9:00 AM","endTime":"5:00 PM"}]',
      employees: '[{"id":1,"name":" Theo ","role":"Cook","color":"bg-red-100"}]',
    });
    const { schedule } = loadedTab(storage).schedule.getState();
    expect(findShift(schedule.shifts, '7')).toMatchObject({
      date: '2026-02-03',
      startTime: '09:00',
      color: 'red',
    });
    expect([...schedule.employees.values()]).toEqual([{ id: '1', name: 'Theo', role: 'Cook', color: 'red' }]);
  });

  test('keeps an edit in memory when the storage is full, and stores it with the next edit', () => {
    const storage = new MemoryStorage();
    const tab = loadedTab(storage);
    storage.failsFor = (key) => key === 'shifts';
    tab.schedule.addShift(makeShift({ id: 'a' }));
    tab.runTimers();
    expect(tab.gateway.health.getState().health).toBe('full');
    expect(tab.schedule.getState().schedule.shifts.shiftCount).toBe(1);
    storage.failsFor = () => false;
    tab.schedule.addShift(makeShift({ id: 'b' }));
    tab.runTimers();
    expect(parsed(storage, 'shifts')).toHaveLength(2);
    expect(tab.gateway.health.getState().health).toBe('well');
  });

  test('refuses a change that does not fit the journal, and does not show it at a later start', () => {
    const storage = new MemoryStorage();
    const tab = loadedTab(storage);
    storage.failsFor = (key) => key === 'brigade-journal';
    expect(tab.schedule.submit([shiftEntry(undefined, makeShift({ id: 'a' }))])).toBeUndefined();
    storage.failsFor = () => false;
    tab.schedule.addShift(makeShift({ id: 'b' }));
    expect(loadedTab(storage).schedule.getState().schedule.shifts.shiftCount).toBe(1);
  });

  test('removes a withdrawn change from the page, the journal and the history, and never stores it', async () => {
    const storage = new MemoryStorage();
    const tab = loadedTab(storage);
    tab.schedule.addShift(makeShift({ id: 'before' }));
    tab.runTimers();
    storage.failsFor = (key) => key === 'shifts';
    const change = tab.schedule.addShift(makeShift({ id: 'a' }));
    if (!change) throw new Error('It was not made.');
    tab.schedule.addShift(makeShift({ id: 'later' }));
    expect(await tab.schedule.whenStored(change)).toBe(false);
    tab.schedule.withdraw(change);
    const shownIds = () =>
      Array.from(allShifts(tab.schedule.getState().schedule.shifts), ({ id }) => id).sort();
    expect(shownIds()).toEqual(['before', 'later']);
    expect(tab.schedule.getState().history.undo.map(({ id }) => id)).not.toContain(change.id);
    expect(parsed(storage, 'brigade-journal')).toHaveLength(1);
    storage.failsFor = () => false;
    tab.runTimers();
    expect(parsed(storage, 'shifts')).toMatchObject([{ id: 'before' }, { id: 'later' }]);
    expect(loadedTab(storage).schedule.getState().schedule.shifts.shiftCount).toBe(2);
  });

  test('reverts the stored part of a withdrawn change, but not over another tab’s edit', async () => {
    const storage = new MemoryStorage();
    const tab = loadedTab(storage);
    const [ana, ben] = [employeeOf('Ana'), employeeOf('Ben')];
    tab.schedule.commit([employeeEntry(undefined, ana), employeeEntry(undefined, ben)]);
    tab.runTimers();
    storage.failsFor = (key) => key === 'shifts';
    const change = tab.schedule.commit([
      shiftEntry(undefined, makeShift({ id: 'a' })),
      employeeEntry(ana, { ...ana, role: 'Cook' }),
      employeeEntry(ben, { ...ben, role: 'Cook' }),
    ]);
    if (!change) throw new Error('It was not made.');
    expect(await tab.schedule.whenStored(change)).toBe(false);
    expect(parsed(storage, 'employees')).toMatchObject([{ role: 'Cook' }, { role: 'Cook' }]);
    storage.setItem(
      'employees',
      JSON.stringify([
        { ...ana, role: 'Cook' },
        { ...ben, role: 'Host' },
      ]),
    );
    tab.schedule.withdraw(change);
    expect(parsed(storage, 'employees')).toMatchObject([{ role: 'Server' }, { role: 'Host' }]);
    expect(tab.schedule.getState().schedule.shifts.shiftCount).toBe(0);
    expect(storage.texts.has('brigade-journal')).toBe(false);
  });

  test('does not store a publication that failed and was withdrawn', async () => {
    const storage = new MemoryStorage();
    const tab = loadedTab(storage);
    const [one, other] = [makeShift({ id: 'a' }), makeShift({ id: 'b', date: day('2027-03-01') })];
    tab.schedule.commit([shiftEntry(undefined, one), shiftEntry(undefined, other)]);
    const publishDay = (date: LocalDate) =>
      tab.schedule.publish((at, schedule) =>
        publicationOfDays(at, schedule, { spans: [{ from: date, to: date }] }),
      );
    publishDay(one.date);
    tab.runTimers();
    const days = [{ from: one.date, to: one.date }];
    expect(parsed(storage, 'brigade-publication')).toMatchObject({ days });
    storage.failsFor = (key) => key === 'shifts';
    tab.schedule.updateShift({ ...one, notes: 'Keys' });
    const change = publishDay(other.date);
    if (!change) throw new Error('It was not made.');
    expect(await tab.schedule.whenStored(change)).toBe(false);
    tab.schedule.withdraw(change);
    storage.failsFor = () => false;
    tab.runTimers();
    tab.schedule.addShift(makeShift({ id: 'c' }));
    tab.runTimers();
    expect(parsed(storage, 'brigade-publication')).toMatchObject({ days });
    expect(loadedTab(storage).schedule.getState().schedule.publication?.days).toMatchObject(days);
    expect(parsed(storage, 'shifts')).toHaveLength(3);
  });

  test('leaves another tab’s submitted shift in the journal when it saves', () => {
    const storage = new MemoryStorage();
    const one = loadedTab(storage);
    const other = loadedTab(storage);
    one.schedule.submit([shiftEntry(undefined, makeShift({ id: 'submitted' }))]);
    other.schedule.addShift(makeShift({ id: 'from-other' }));
    other.runTimers();
    expect(loadedTab(storage).schedule.getState().schedule.shifts.shiftCount).toBe(2);
  });

  test('writes a replayed journal at once, so that it does not undo another tab’s later edit', () => {
    const storage = new MemoryStorage();
    loadedTab(storage).schedule.addShift(makeShift({ id: 'a' }));
    const [one, other] = [loadedTab(storage), loadedTab(storage)];
    one.schedule.deleteShift('a');
    one.runTimers();
    other.schedule.loadForeign();
    other.schedule.addShift(makeShift({ id: 'b' }));
    other.runTimers();
    expect(parsed(storage, 'shifts')).toMatchObject([{ id: 'b' }]);
  });

  test('keeps the shifts of two tabs that write in turns', () => {
    const storage = new MemoryStorage();
    const one = loadedTab(storage);
    const other = loadedTab(storage);
    one.schedule.addShift(makeShift({ id: 'from-one' }));
    one.runTimers();
    other.schedule.addShift(makeShift({ id: 'from-other' }));
    other.runTimers();
    one.schedule.loadForeign();
    const ids = (tab: typeof one) =>
      [...parsed(storage, 'shifts')].length && tab.schedule.getState().schedule.shifts.shiftCount;
    expect(ids(one)).toBe(2);
    expect(ids(other)).toBe(2);
    expect(parsed(storage, 'shifts')).toHaveLength(2);
  });

  test('applies another tab’s publication and does not overwrite it', () => {
    const storage = new MemoryStorage();
    const one = loadedTab(storage);
    one.schedule.addShift(makeShift({ id: 'a' }));
    one.runTimers();
    const other = loadedTab(storage);
    one.schedule.publish();
    one.runTimers();
    expect(other.scheduleStorage.isConcernedBy('brigade-publication')).toBe(true);
    other.schedule.deleteShift('a');
    other.runTimers();
    expect(other.schedule.getState().schedule.publication).toBeDefined();
    expect(parsed(storage, 'brigade-publication')).toMatchObject({ since: [{ id: 'a' }] });
    one.schedule.loadForeign();
    expect(one.schedule.getState().schedule.unpublished.size).toBe(1);
  });

  test('quarantines an unreadable publication before it is overwritten', () => {
    const since = [{ id: 'a', published: { id: 'a', date: 'one day' } }];
    const text = JSON.stringify({ id: 'publication', at: 7, shiftCount: 1, since });
    const storage = new MemoryStorage({ 'brigade-publication': text });
    const tab = loadedTab(storage);
    tab.schedule.addShift(makeShift({ id: 'b' }));
    tab.runTimers();
    expect(Object.values(readQuarantine(tab.gateway))).toEqual([text]);
  });

  test('keeps the schedule in memory without any storage', () => {
    const tab = openTab(null);
    tab.schedule.load(tab.today);
    tab.schedule.addShift(makeShift({ id: 'a' }));
    tab.runTimers();
    expect(tab.schedule.getState().schedule.shifts.shiftCount).toBe(1);
  });
});
