import { createStore, type StoreApi } from 'zustand/vanilla';
import { QUARANTINE_PREFIX, SAVED_KEYS, type SavedKeyId } from '@/lib/saved-data/saved-keys';

/** What the door needs of `localStorage`; tests hand in their own. */
export interface TextStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/**
 * How saving goes. `blocked`: the browser refuses storage. `full`: a write failed. `unreadable`: a stored value was
 * put aside. The worst that happened is shown until it is over.
 */
export type StorageHealth = 'well' | 'blocked' | 'full' | 'unreadable';

/** The one way to the browser's storage. Its methods never throw: trouble is logged and shows in `health`. */
export interface StorageDoor {
  readonly health: StoreApi<{ health: StorageHealth }>;
  /** The stored text, or null where there is none or reading fails. */
  read(id: SavedKeyId): string | null;
  /** Writes the text and says whether it is stored. A key whose value could not be put aside is never overwritten. */
  write(id: SavedKeyId, text: string): boolean;
  remove(id: SavedKeyId): void;
  /** Copies an unreadable value to a key of its own before anything can overwrite it. */
  putAside(id: SavedKeyId, text: string): void;
  /** The door's key for a name as another tab's storage event tells it. */
  keyOf(id: SavedKeyId): string;
}

interface DoorDeps {
  /** Null where the browser refuses storage. */
  readonly storage: TextStorage | null;
  /** The sub-path of the page: project pages share one origin, and so one storage. Empty at the root. */
  readonly basePath: string;
  readonly now: () => number;
  readonly log: Pick<Console, 'error'>;
}

export function createStorageDoor({ storage, basePath, now, log }: DoorDeps): StorageDoor {
  const health = createStore<{ health: StorageHealth }>(() => ({ health: storage ? 'well' : 'blocked' }));
  const locked = new Set<SavedKeyId>();
  const failing = new Set<SavedKeyId>();
  const prefixed = (name: string) => (basePath === '' ? name : `${basePath}:${name}`);
  const keyOf = (id: SavedKeyId) => prefixed(SAVED_KEYS[id].name);

  function attempt<Value>(what: string, act: (open: TextStorage) => Value, otherwise: Value): Value {
    if (!storage) return otherwise;
    try {
      return act(storage);
    } catch (error) {
      log.error(`Storage: ${what} failed.`, error);
      return otherwise;
    }
  }

  function showHealthAfter(id: SavedKeyId, isWritten: boolean): void {
    if (isWritten) failing.delete(id);
    else failing.add(id);
    const { health: shown } = health.getState();
    if (failing.size > 0 && shown !== 'blocked') health.setState({ health: 'full' });
    if (failing.size === 0 && shown === 'full') health.setState({ health: 'well' });
  }

  return {
    health,
    keyOf,
    read: (id) => attempt(`reading ${id}`, (open) => open.getItem(keyOf(id)), null),
    write(id, text) {
      if (!storage || locked.has(id)) return false;
      const store = (open: TextStorage) => {
        open.setItem(keyOf(id), text);
        return true;
      };
      const isWritten = attempt(`writing ${id}`, store, false);
      showHealthAfter(id, isWritten);
      return isWritten;
    },
    remove: (id) => {
      if (locked.has(id)) return;
      attempt(`removing ${id}`, (open) => open.removeItem(keyOf(id)), undefined);
      showHealthAfter(id, true);
    },
    putAside(id, text) {
      const copy = (open: TextStorage) => {
        open.setItem(prefixed(`${QUARANTINE_PREFIX}-${SAVED_KEYS[id].name}-${now()}`), text);
        return true;
      };
      if (!attempt(`putting ${id} aside`, copy, false)) locked.add(id);
      if (health.getState().health === 'well') health.setState({ health: 'unreadable' });
    },
  };
}

/** The browser's localStorage, or null where it is refused: merely naming it can throw. */
export function openLocalStorage(): TextStorage | null {
  try {
    return typeof window === 'undefined' ? null : window.localStorage;
  } catch {
    return null;
  }
}
