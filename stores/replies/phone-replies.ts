import { type SavedReplies, type StoredReplies, updateReplies } from '@/lib/requests/phone/saved-replies';
import {
  createStorageGateway,
  openLocalStorage,
  type StorageGateway,
} from '@/stores/browser-storage/keys/storage-gateway';
import { persistedValue } from '@/stores/browser-storage/persisted-value';

/** The requests made on this phone. Reads and writes a single storage key. */
export interface PhoneReplies {
  get(): StoredReplies;
  /** Writes only if something differs. */
  change(workplace: string, change: (kept: SavedReplies) => SavedReplies): void;
  /**
   * Whether the browser refuses to store the requests, which then last only until the person leaves the page.
   */
  isRefused(): boolean;
  subscribe(listener: () => void): () => void;
  /** Another tab has written `key`, or cleared the storage if `key` is null. */
  hear(key: string | null): void;
}

/** Reads the requests of that storage immediately. */
export function createPhoneReplies(gateway: StorageGateway): PhoneReplies {
  const value = persistedValue(gateway, 'replies', {});
  value.load();
  return {
    get: value.get,
    change(workplace, change) {
      const before = value.latest();
      const after = updateReplies(before, workplace, change);
      if (after !== before) value.set(after);
    },
    isRefused: () => ['blocked', 'full'].includes(gateway.health.getState().health),
    subscribe: value.subscribe,
    hear: value.hear,
  };
}

let opened: PhoneReplies | undefined;

/** This browser's instance: created on first use; follows other tabs from then on. */
export function phoneReplies(): PhoneReplies {
  if (opened) return opened;
  const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '';
  const gateway = createStorageGateway({ storage: openLocalStorage(), basePath, log: console });
  const replies = createPhoneReplies(gateway);
  window.addEventListener('storage', ({ key, storageArea }) => {
    if (storageArea === window.localStorage) replies.hear(key);
  });
  opened = replies;
  return replies;
}
