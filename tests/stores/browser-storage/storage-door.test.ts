import { createStorageDoor } from '@/stores/browser-storage/storage-door';
import { MemoryStorage } from '@/tests/support/memory-storage';

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
