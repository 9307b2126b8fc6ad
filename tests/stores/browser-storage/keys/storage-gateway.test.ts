import { SAVED_KEYS, type SavedKeyId } from '@/lib/saved-data/saved-keys';
import { readQuarantine } from '@/stores/browser-storage/keys/quarantine-list';
import { createStorageGateway } from '@/stores/browser-storage/keys/storage-gateway';
import { MemoryStorage } from '@/tests/support/storage/memory-storage';

function openGateway(storage: MemoryStorage | null, basePath = '') {
  const log = { error: jest.fn() };
  const gateway = createStorageGateway({ storage, basePath, log });
  return { gateway: gateway, log, health: () => gateway.health.getState().health };
}

describe('storage gateway', () => {
  test('writes and reads the specified keys under their own names', () => {
    const storage = new MemoryStorage();
    const { gateway, health } = openGateway(storage);
    expect(gateway.write('templates', '[]')).toBe(true);
    expect(storage.texts).toEqual(new Map([['shiftTemplates', '[]']]));
    expect(gateway.read('templates')).toBe('[]');
    expect(health()).toBe('well');
  });

  test('prefixes every key with the sub-path, also in quarantine', () => {
    const storage = new MemoryStorage();
    const { gateway } = openGateway(storage, '/brigade');
    gateway.write('shifts', '[]');
    gateway.quarantine('shifts', 'x');
    const [shifts, aside] = [...storage.texts.keys()];
    expect(shifts).toBe('/brigade:shifts');
    expect(aside).toMatch(/^\/brigade:brigade-quarantine-shifts-/);
  });

  test('reports a refused storage as blocked, reads it as empty and never throws', () => {
    const { gateway, health } = openGateway(null);
    expect(health()).toBe('blocked');
    expect(gateway.read('shifts')).toBeNull();
    expect(gateway.write('shifts', '[]')).toBe(false);
    expect(() => gateway.remove('shifts')).not.toThrow();
    expect(health()).toBe('blocked');
  });

  test('logs and reports a full storage until the same key can be written again', () => {
    const storage = new MemoryStorage();
    const { gateway, log, health } = openGateway(storage);
    storage.failsFor = (key) => key === 'shifts';
    expect(gateway.write('shifts', '[1]')).toBe(false);
    expect(log.error).toHaveBeenCalledTimes(1);
    expect(health()).toBe('full');
    gateway.write('employees', '[]');
    expect(health()).toBe('full');
    storage.failsFor = () => false;
    expect(gateway.write('shifts', '[1]')).toBe(true);
    expect(health()).toBe('well');
  });

  test('quarantines a value before it can be overwritten', () => {
    const storage = new MemoryStorage({ shifts: 'not json' });
    const { gateway, health } = openGateway(storage);
    gateway.quarantine('shifts', 'not json');
    expect(health()).toBe('unreadable');
    expect(gateway.write('shifts', '[]')).toBe(true);
    expect(Object.values(readQuarantine(gateway))).toEqual(['not json']);
  });

  const KEYS = Object.keys(SAVED_KEYS) as SavedKeyId[];
  /** Keys reported in a banner; an unreadable other key gets its default. */
  const REPORTED: readonly SavedKeyId[] = [
    'shifts',
    'employees',
    'templates',
    'days',
    'requests',
    'businessSettings',
    'journal',
    'away',
    'publication',
  ];

  test.each(KEYS)(
    'quarantines and logs a text that does not have the shape of %s, and leaves it in its key',
    (id) => {
      const { name } = SAVED_KEYS[id];
      const refused = ['', '{"not": 1', '[[', '{"version":99}', 'nonsense', '7.5.1'].filter((text) => {
        const storage = new MemoryStorage({ [name]: text });
        const { gateway, log, health } = openGateway(storage);
        if (gateway.readValue(id) !== undefined) return false;
        expect(Object.values(readQuarantine(gateway))).toEqual([text]);
        expect(health()).toBe(REPORTED.includes(id) ? 'unreadable' : 'well');
        expect(log.error.mock.calls).toEqual([[expect.stringContaining(id)]]);
        expect(storage.texts.get(name)).toBe(text);
        return true;
      });
      expect(refused.length).toBeGreaterThan(3);
    },
  );

  test('reads written values unchanged', () => {
    const { gateway } = openGateway(new MemoryStorage());
    gateway.writeValue('themeColorId', 'teal');
    gateway.writeValue('darkMode', true);
    const hashes = {
      ...{ shifts: 'a', employees: 'b', templates: 'c', days: 'd', requests: 'e' },
      businessSettings: 'f',
    };
    gateway.writeValue('stamp', { number: 3, ...hashes });
    expect(gateway.read('themeColorId')).toBe('teal');
    expect(gateway.read('darkMode')).toBe('true');
    expect(gateway.readValue('themeColorId')).toBe('teal');
    expect(gateway.readValue('darkMode')).toBe(true);
    expect(gateway.readValue('stamp')).toMatchObject({ number: 3, shifts: 'a' });
    const filter = { roles: ['Cook'], employeeIds: [], statuses: ['Pending'] };
    gateway.writeValue('filter', filter);
    expect(gateway.readValue('filter')).toEqual(filter);
    const views = [{ id: 'v-1', name: 'Kitchen', view: 'list' as const, filter }];
    gateway.writeValue('savedViews', views);
    expect(gateway.readValue('savedViews')).toEqual(views);
    expect(gateway.readValue('sidebarOpen')).toBeUndefined();
  });

  test.each([
    ['filter', '{"roles":["Cook"],"employeeIds":[7],"statuses":[]}'],
    ['filter', '{"roles":"Cook","employeeIds":[],"statuses":[]}'],
    [
      'savedViews',
      '[{"id":"v","name":"x","view":"yearly","filter":{"roles":[],"employeeIds":[],"statuses":[]}}]',
    ],
    ['savedViews', '[{"id":"v","name":"x","view":"list"}]'],
  ] as const)('quarantines a whole %s of another shape: %s', (id, text) => {
    const { gateway } = openGateway(new MemoryStorage({ [SAVED_KEYS[id].name]: text }));
    expect(gateway.readValue(id)).toBeUndefined();
    expect(Object.values(readQuarantine(gateway))).toEqual([text]);
  });

  test('quarantines the same value once, even if it is read several times', () => {
    const { gateway } = openGateway(new MemoryStorage());
    for (const text of ['one', 'one', 'two', 'one']) gateway.quarantine('shifts', text);
    expect(Object.values(readQuarantine(gateway)).sort()).toEqual(['one', 'two']);
  });

  test('never overwrites or removes a value that cannot be quarantined', () => {
    const storage = new MemoryStorage({ shifts: 'not json' });
    const { gateway, health } = openGateway(storage);
    storage.failsFor = (key) => key.includes('quarantine');
    gateway.quarantine('shifts', 'not json');
    expect(gateway.write('shifts', '[]')).toBe(false);
    expect(health()).toBe('full');
    gateway.remove('shifts');
    expect(storage.texts.get('shifts')).toBe('not json');
  });
});
