import { createStorageDoor } from '@/stores/browser-storage/keys/storage-door';
import { createPersistedValues, loadPersistedValues } from '@/stores/browser-storage/persisted-values';
import { MemoryStorage } from './memory-storage';

/** What outlives the page, as a page with these storages finds it at its start; null where one is refused. */
export function openValues(
  storage: MemoryStorage | null,
  tabStorage: MemoryStorage | null = new MemoryStorage(),
) {
  const doorTo = (texts: MemoryStorage | null) =>
    createStorageDoor({ storage: texts, basePath: '', log: { error: jest.fn() } });
  const values = createPersistedValues({ door: doorTo(storage), tabDoor: doorTo(tabStorage) });
  loadPersistedValues(values);
  return values;
}
