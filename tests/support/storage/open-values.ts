import { createStorageGateway } from '@/stores/browser-storage/keys/storage-gateway';
import { createPersistedValues, loadPersistedValues } from '@/stores/browser-storage/persisted-values';
import { MemoryStorage } from './memory-storage';

/** The persisted values after the startup of a page with these storages; null for a refused storage. */
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
