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

describe('before the upgrade is loaded', () => {
  test('a first visit fits, and gets this version', () => {
    const storage = new MemoryStorage();
    expect(areKeysOlder(gatewayOf(storage))).toBe(false);
    expect(upgradedKeys(gatewayOf(storage))).toBe('fits');
    expect(storage.texts.get(VERSION_KEY)).toBe(String(DATA_VERSION));
  });

  test('keys of this version fit, and need no upgrade', () => {
    const gateway = gatewayOf(new MemoryStorage(keysOf(DATA_VERSION)));
    expect([areKeysOlder(gateway), upgradedKeys(gateway)]).toEqual([false, 'fits']);
  });

  test('keys of a newer version are newer, and need no upgrade', () => {
    const texts = { ...keysOf(DATA_VERSION), [VERSION_KEY]: String(DATA_VERSION + 1) };
    const gateway = gatewayOf(new MemoryStorage(texts));
    expect([areKeysOlder(gateway), upgradedKeys(gateway)]).toEqual([false, 'newer']);
  });

  test.each([1, 2, 3, 4, 5, 6])('keys of version %i need it, and stay as they are', (version) => {
    const storage = new MemoryStorage(keysOf(version));
    const before = new Map(storage.texts);
    expect([areKeysOlder(gatewayOf(storage)), upgradedKeys(gatewayOf(storage))]).toEqual([true, 'stopped']);
    expect(storage.texts).toEqual(before);
  });

  test('an old key of a setting needs it, whatever the version says', () => {
    const texts = { ...keysOf(DATA_VERSION), 'brigade-rest-hours': '9' };
    expect(areKeysOlder(gatewayOf(new MemoryStorage(texts)))).toBe(true);
  });
});

test('once the upgrade is loaded, older keys fit', () => {
  upgradeKeysWith(KEYS_UPGRADE);
  const storage = new MemoryStorage(keysOf(1));
  expect(upgradedKeys(gatewayOf(storage))).toBe('fits');
  expect(storage.texts.get(VERSION_KEY)).toBe(String(DATA_VERSION));
});
