/** @jest-environment jsdom */
import { allowedServerCache } from '@/lib/sync/allowed-entry';
import { gateway } from '@/stores/app/gateway';
import { scheduleStorage } from '@/stores/app/schedule-store';
import { eraseKeys } from '@/stores/browser-storage/keys/quarantine-list';
import { createStorageGateway } from '@/stores/browser-storage/keys/storage-gateway';
import { eraseEverything } from '@/stores/restore/your-data';
import { MemoryStorage } from '@/tests/support/storage/memory-storage';
import { MemoryCaches } from '../../worker/memory-caches';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

test("erases the keys of this tab's session storage", async () => {
  jest.spyOn(scheduleStorage, 'erase').mockResolvedValue();
  sessionStorage.setItem('brigade-filter', '{}');
  sessionStorage.setItem('foreign', '1');
  expect(await eraseEverything()).toBe(true);
  expect({ ...sessionStorage }).toEqual({ foreign: '1' });
});

test('returns false if the database cannot be erased', async () => {
  jest.spyOn(scheduleStorage, 'erase').mockRejectedValue(new Error('refused'));
  expect(await eraseEverything()).toBe(false);
});

test('returns false if keys stay, but not if the whole storage is refused', () => {
  const storage = new MemoryStorage({ shifts: '[]' });
  jest.spyOn(storage, 'removeItem').mockImplementation(() => {
    throw new Error('refused');
  });
  const open = (texts: MemoryStorage | null) =>
    createStorageGateway({ storage: texts, basePath: '', log: { error: jest.fn() } });
  expect(eraseKeys(open(storage))).toBe(false);
  expect(eraseKeys(open(null))).toBe(true);
  expect(eraseKeys(gateway)).toBe(true);
});

test('forgets the sync server that was entered, but not that of another path', async () => {
  const caches = new MemoryCaches();
  Object.assign(globalThis, { caches });
  jest.spyOn(scheduleStorage, 'erase').mockResolvedValue();
  const [own, other] = [allowedServerCache(''), allowedServerCache('/shop')];
  for (const name of [own, other]) await caches.open(name);
  expect(await eraseEverything()).toBe(true);
  expect(await caches.keys()).toEqual([other]);
  await caches.open(own);
  jest.spyOn(caches, 'delete').mockRejectedValue(new Error('refused'));
  expect(await eraseEverything()).toBe(false);
});
