import { SAVED_KEYS, type SavedKeyId } from '@/lib/saved-data/saved-keys';
import { createStorageDoor } from '@/stores/browser-storage/keys/storage-door';
import { MemoryStorage } from '@/tests/support/storage/memory-storage';

function openDoor(storage: MemoryStorage | null, basePath = '') {
  const log = { error: jest.fn() };
  const door = createStorageDoor({ storage, basePath, log });
  return { door, log, health: () => door.health.getState().health };
}

describe('the door to the storage', () => {
  test('writes and reads the specified keys under their own names', () => {
    const storage = new MemoryStorage();
    const { door, health } = openDoor(storage);
    expect(door.write('templates', '[]')).toBe(true);
    expect(storage.texts).toEqual(new Map([['shiftTemplates', '[]']]));
    expect(door.read('templates')).toBe('[]');
    expect(health()).toBe('well');
  });

  test('puts the sub-path of a project page before every key, quarantine included', () => {
    const storage = new MemoryStorage();
    const { door } = openDoor(storage, '/brigade');
    door.write('shifts', '[]');
    door.putAside('shifts', 'x');
    const [shifts, aside] = [...storage.texts.keys()];
    expect(shifts).toBe('/brigade:shifts');
    expect(aside).toMatch(/^\/brigade:brigade-quarantine-shifts-/);
  });

  test('a refused storage is shown as blocked, reads as empty and throws nowhere', () => {
    const { door, health } = openDoor(null);
    expect(health()).toBe('blocked');
    expect(door.read('shifts')).toBeNull();
    expect(door.write('shifts', '[]')).toBe(false);
    expect(() => door.remove('shifts')).not.toThrow();
    expect(health()).toBe('blocked');
  });

  test('a full storage is logged and shown until the same key can be written again', () => {
    const storage = new MemoryStorage();
    const { door, log, health } = openDoor(storage);
    storage.failsFor = (key) => key === 'shifts';
    expect(door.write('shifts', '[1]')).toBe(false);
    expect(log.error).toHaveBeenCalledTimes(1);
    expect(health()).toBe('full');
    door.write('employees', '[]');
    expect(health()).toBe('full');
    storage.failsFor = () => false;
    expect(door.write('shifts', '[1]')).toBe(true);
    expect(health()).toBe('well');
  });

  test('a value is copied aside before anything can overwrite it', () => {
    const storage = new MemoryStorage({ shifts: 'not json' });
    const { door, health } = openDoor(storage);
    door.putAside('shifts', 'not json');
    expect(health()).toBe('unreadable');
    expect(door.write('shifts', '[]')).toBe(true);
    expect(Object.values(door.readAside())).toEqual(['not json']);
  });

  const KEYS = Object.keys(SAVED_KEYS) as SavedKeyId[];

  test.each(KEYS)('what does not have the shape of %s is put aside and told, and stays', (id) => {
    const { name } = SAVED_KEYS[id];
    const refused = ['', '{"not": 1', '[[', '{"version":99}', 'nonsense', '7.5.1'].filter((text) => {
      const storage = new MemoryStorage({ [name]: text });
      const { door, health } = openDoor(storage);
      if (door.readValue(id) !== undefined) return false;
      expect(Object.values(door.readAside())).toEqual([text]);
      expect(health()).toBe('unreadable');
      expect(storage.texts.get(name)).toBe(text);
      return true;
    });
    expect(refused.length).toBeGreaterThan(3);
  });

  test('a value comes back as it was written', () => {
    const { door } = openDoor(new MemoryStorage());
    door.writeValue('themeColorId', 'teal');
    door.writeValue('darkMode', true);
    door.writeValue('stamp', { number: 3, shifts: 'a', employees: 'b', templates: 'c' });
    expect(door.read('themeColorId')).toBe('teal');
    expect(door.read('darkMode')).toBe('true');
    expect(door.readValue('themeColorId')).toBe('teal');
    expect(door.readValue('darkMode')).toBe(true);
    expect(door.readValue('stamp')).toMatchObject({ number: 3, shifts: 'a' });
    const filter = { roles: ['Cook'], employeeIds: [], statuses: ['Pending'] };
    door.writeValue('filter', filter);
    expect(door.readValue('filter')).toEqual(filter);
    const views = [{ id: 'v-1', name: 'Kitchen', view: 'list' as const, filter }];
    door.writeValue('savedViews', views);
    expect(door.readValue('savedViews')).toEqual(views);
    expect(door.readValue('sidebarOpen')).toBeUndefined();
  });

  test.each([
    ['filter', '{"roles":["Cook"],"employeeIds":[7],"statuses":[]}'],
    ['filter', '{"roles":"Cook","employeeIds":[],"statuses":[]}'],
    [
      'savedViews',
      '[{"id":"v","name":"x","view":"monthly","filter":{"roles":[],"employeeIds":[],"statuses":[]}}]',
    ],
    ['savedViews', '[{"id":"v","name":"x","view":"list"}]'],
  ] as const)('a %s of another shape is put aside whole', (id, text) => {
    const { door } = openDoor(new MemoryStorage({ [SAVED_KEYS[id].name]: text }));
    expect(door.readValue(id)).toBeUndefined();
    expect(Object.values(door.readAside())).toEqual([text]);
  });

  test('the same value is put aside once, however often it is read', () => {
    const { door } = openDoor(new MemoryStorage());
    for (const text of ['one', 'one', 'two', 'one']) door.putAside('shifts', text);
    expect(Object.values(door.readAside()).sort()).toEqual(['one', 'two']);
  });

  test('a value that cannot be copied aside is never overwritten or removed', () => {
    const storage = new MemoryStorage({ shifts: 'not json' });
    const { door, health } = openDoor(storage);
    storage.failsFor = (key) => key.includes('quarantine');
    door.putAside('shifts', 'not json');
    expect(door.write('shifts', '[]')).toBe(false);
    expect(health()).toBe('full');
    door.remove('shifts');
    expect(storage.texts.get('shifts')).toBe('not json');
  });
});
