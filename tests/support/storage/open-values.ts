import { createStorageGateway } from '@/stores/browser-storage/keys/storage-gateway';
import { createPersistedValues, loadPersistedValues } from '@/stores/browser-storage/persisted-values';
import { MemoryStorage } from './memory-storage';

/** What outlives the page, as a page with these storages finds it at its start; null where one is refused. */
export function openValues(
  storage: MemoryStorage | null,
  tabStorage: MemoryStorage | null = new MemoryStorage(),
) {
  const gatewayTo = (texts: MemoryStorage | null) =>
    createStorageGateway({ storage: texts, basePath: '', log: { error: jest.fn() } });
  const values = createPersistedValues({ gateway: gatewayTo(storage), tabGateway: gatewayTo(tabStorage) });
  loadPersistedValues(values);
  return values;
}
