import fc from 'fast-check';
import { SAVED_KEYS } from '@/lib/saved-data/saved-keys';
import { createStorageGateway } from '@/stores/browser-storage/keys/storage-gateway';
import { persistedValue } from '@/stores/browser-storage/persisted-value';
import { createPersistedValues } from '@/stores/browser-storage/persisted-values';
import { rounds, seed } from '@/tests/support/rounds';
import { MemoryStorage } from '@/tests/support/storage/memory-storage';
import { openValues } from '@/tests/support/storage/open-values';

const KEY = 'brigade-typed-shifts';

function open(storage: MemoryStorage | null, options?: Parameters<typeof persistedValue>[3]) {
  const gateway = createStorageGateway({ storage, basePath: '', log: { error: jest.fn() } });
  const value = persistedValue(gateway, 'typedShifts', 11, options);
  const notified: unknown[] = [];
  value.subscribe((now, source) => notified.push([now, source]));
  return { ...value, notified };
}

function load(storage: MemoryStorage | null, options?: Parameters<typeof persistedValue>[3]) {
  const value = open(storage, options);
  value.load();
  return value;
}

describe('a persisted value', () => {
  test('reads nothing before it is loaded, and notifies of each new value with its source', () => {
    const storage = new MemoryStorage({ [KEY]: '9' });
    const value = open(storage);
    expect([value.get(), value.isSet(), value.notified]).toEqual([11, false, []]);
    value.load();
    expect([value.get(), value.isSet(), value.notified]).toEqual([9, true, [[9, 'storage']]]);
    value.set(8);
    expect(value.notified.at(-1)).toEqual([8, 'here']);
    storage.setItem(KEY, '7');
    value.hear(KEY);
    expect(value.notified.at(-1)).toEqual([7, 'elsewhere']);
  });

  test('follows changes of its key and a cleared storage, but no other key', () => {
    const storage = new MemoryStorage({ [KEY]: '9' });
    const value = load(storage);
    storage.setItem(KEY, '7');
    value.hear('another-key');
    expect(value.get()).toBe(9);
    storage.removeItem(KEY);
    value.hear(null);
    expect([value.get(), value.isSet()]).toEqual([11, false]);
  });

  test('does not follow other tabs with `followsOtherTabs: false`', () => {
    const storage = new MemoryStorage();
    const value = load(storage, { followsOtherTabs: false });
    storage.setItem(KEY, '7');
    value.hear(KEY);
    expect(value.get()).toBe(11);
    expect(load(storage).get()).toBe(7);
  });

  test('quarantines an unreadable text and keeps the value of the tab', () => {
    const storage = new MemoryStorage({ [KEY]: '"many"' });
    const value = load(storage);
    expect([value.get(), value.isSet()]).toEqual([11, false]);
    value.set(6);
    storage.setItem(KEY, '"six"');
    value.hear(KEY);
    expect(value.get()).toBe(6);
    expect([...storage.texts.values()]).toEqual(expect.arrayContaining(['"many"', '"six"']));
  });

  test.each([null, new MemoryStorage()])('keeps a value in memory when the write is refused', (storage) => {
    if (storage) {
      storage.setItem(KEY, '9');
      storage.failsFor = () => true;
    }
    const value = load(storage);
    expect(value.set(5)).toBe(false);
    expect([value.get(), value.latest(), value.isSet()]).toEqual([5, 5, true]);
    expect(value.update((hours) => hours + 1)).toBe(false);
    expect(value.get()).toBe(6);
  });
});

test('reads each key once when loaded, and none when created', () => {
  const storage = new MemoryStorage();
  const getItem = jest.spyOn(storage, 'getItem');
  const gateway = createStorageGateway({ storage, basePath: '', log: { error: jest.fn() } });
  createPersistedValues({ gateway, tabGateway: gateway });
  expect(getItem).not.toHaveBeenCalled();
  openValues(storage, storage);
  const keys = getItem.mock.calls.map(([key]) => key);
  expect(new Set(keys).size).toBe(keys.length);
  const names = new Set<string>(Object.values(SAVED_KEYS).map(({ name }) => name));
  expect(keys.filter((key) => !names.has(key))).toEqual([]);
});

test('loses no update of three tabs that follow each other at random times', () => {
  const anyAct = fc.record({
    tab: fc.nat(2),
    what: fc.constantFrom('add', 'hear', 'reload'),
  });
  fc.assert(
    fc.property(fc.array(anyAct, { maxLength: 40 }), (acts) => {
      const storage = new MemoryStorage();
      const openList = () => {
        const gateway = createStorageGateway({ storage, basePath: '', log: { error: jest.fn() } });
        const list = persistedValue(gateway, 'remindedShifts', []);
        list.load();
        return list;
      };
      const tabs = [openList(), openList(), openList()];
      const added: string[] = [];
      acts.forEach(({ tab, what }, index) => {
        const id = `s-${index}`;
        if (what === 'add') {
          tabs[tab]?.update((ids) => [...ids, id]);
          added.push(id);
        } else if (what === 'hear') tabs[tab]?.hear(SAVED_KEYS.remindedShifts.name);
        else tabs[tab] = openList();
      });
      for (const tab of tabs) {
        tab.hear(null);
        expect(tab.get()).toEqual(added);
      }
    }),
    { ...seed, numRuns: rounds(100) },
  );
});
