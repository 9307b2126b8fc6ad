import { DATA_VERSION } from '@/lib/saved-data/saved-keys';
import { KEYS_UPGRADE } from '@/stores/browser-storage/keys/migrate-keys';
import { areKeysOlder, upgradedKeys, upgradeKeysWith } from '@/stores/browser-storage/keys/older-keys';
import { createStorageGateway } from '@/stores/browser-storage/keys/storage-gateway';
import { fixtureText } from '@/tests/support/fixtures';
import { MemoryStorage } from '@/tests/support/storage/memory-storage';

const VERSION_KEY = 'brigade-data-version';
const gatewayOf = (storage: MemoryStorage) =>
  createStorageGateway({ storage, basePath: '', log: { error: jest.fn() } });
const keysOf = (version: number): Record<string, string> => JSON.parse(fixtureText(version, 'keys'));

describe('before the upgrade code is loaded', () => {
  test('accepts a first visit and stores the current version', () => {
    const storage = new MemoryStorage();
    expect(areKeysOlder(gatewayOf(storage))).toBe(false);
    expect(upgradedKeys(gatewayOf(storage))).toBe('fits');
    expect(storage.texts.get(VERSION_KEY)).toBe(String(DATA_VERSION));
  });

  test('accepts keys of the current version', () => {
    const gateway = gatewayOf(new MemoryStorage(keysOf(DATA_VERSION)));
    expect([areKeysOlder(gateway), upgradedKeys(gateway)]).toEqual([false, 'fits']);
  });

  test('recognizes keys of a newer version', () => {
    const texts = { ...keysOf(DATA_VERSION), [VERSION_KEY]: String(DATA_VERSION + 1) };
    const gateway = gatewayOf(new MemoryStorage(texts));
    expect([areKeysOlder(gateway), upgradedKeys(gateway)]).toEqual([false, 'newer']);
  });

  test.each([1, 2, 3, 4, 5, 6])(
    'requires the upgrade for keys of version %i and leaves them unchanged',
    (version) => {
      const storage = new MemoryStorage(keysOf(version));
      const before = new Map(storage.texts);
      expect([areKeysOlder(gatewayOf(storage)), upgradedKeys(gatewayOf(storage))]).toEqual([true, 'stopped']);
      expect(storage.texts).toEqual(before);
    },
  );

  test('requires the upgrade if there is an old settings key, despite the current version', () => {
    const texts = { ...keysOf(DATA_VERSION), 'brigade-rest-hours': '9' };
    expect(areKeysOlder(gatewayOf(new MemoryStorage(texts)))).toBe(true);
  });
});

test('upgrades older keys once the upgrade code is loaded', () => {
  upgradeKeysWith(KEYS_UPGRADE);
  const storage = new MemoryStorage(keysOf(1));
  expect(upgradedKeys(gatewayOf(storage))).toBe('fits');
  expect(storage.texts.get(VERSION_KEY)).toBe(String(DATA_VERSION));
});
