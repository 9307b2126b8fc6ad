import { createStore, type StoreApi } from 'zustand/vanilla';
import { QUARANTINE_PREFIX, SAVED_KEYS, type SavedKeyId } from '@/lib/saved-data/saved-keys';
import { readSavedValue, type SavedValue, savedText } from '@/lib/saved-data/saved-value';
import { textHash } from '@/lib/text-hash';

/** What the door needs of `localStorage`; tests hand in their own. */
export interface TextStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
  key(index: number): string | null;
  readonly length: number;
}

/**
 * How saving goes. `newer`: a newer Brigade has written the data, so this one only reads. `blocked`: the browser refuses
 * storage. `full`: a write failed for want of room. `failing`: the database did not take a change for another reason.
 * `limited`: the browser refuses one of the two kinds of storage, or it is full, and the other carries on.
 * `unreadable`: a stored value was put aside. What stops saving is shown first.
 */
export type StorageHealth = 'well' | 'newer' | 'blocked' | 'full' | 'failing' | 'limited' | 'unreadable';

/** `none`: there is none to reckon with; `refused`: the browser refuses it, and the keys alone carry on. */
export type DatabaseState = 'none' | 'connecting' | 'well' | 'refused' | 'newer' | 'full' | 'failing';

/** The one way to the browser's storage. Its methods never throw: trouble is logged and shows in `health`. */
export interface StorageGateway {
  readonly health: StoreApi<{ health: StorageHealth }>;
  /** The stored text, or null where there is none or reading fails. */
  read(id: SavedKeyId): string | null;
  /** Writes the text and says whether it is stored. A key whose value could not be put aside is never overwritten. */
  write(id: SavedKeyId, text: string): boolean;
  /** What the key holds; undefined where there is nothing, or what does not have its shape: that is put aside. */
  readValue<Id extends SavedKeyId>(id: Id): SavedValue<Id> | undefined;
  /** Writes the value as its key wants it written, and says whether it is stored. */
  writeValue<Id extends SavedKeyId>(id: Id, value: SavedValue<Id>): boolean;
  remove(id: SavedKeyId): void;
  /** Copies a value to a key of its own, where the person can still download it; false where there is no room. */
  copyToQuarantine(id: SavedKeyId, text: string): boolean;
  /** Copies an unreadable value aside before anything can overwrite it, and shows that in `health`. */
  quarantine(id: SavedKeyId, text: string): void;
  /** The name under which another tab's storage event tells of this key. */
  keyOf(id: SavedKeyId): string;
  /** How the database does, which keeps the truth: a full key beside it loses nothing. */
  reportDatabase(state: DatabaseState): void;
  /** Removes every key of Brigade's, those put aside too. */
  eraseAll(): void;
  /** Every value that was put aside, by its key. */
  readQuarantine(): Readonly<Record<string, string>>;
}

interface GatewayDeps {
  /** Null where the browser refuses storage. */
  readonly storage: TextStorage | null;
  /** The sub-path of the page: project pages share one origin, and so one storage. Empty at the root. */
  readonly basePath: string;
  readonly log: Pick<Console, 'error'>;
}

export function createStorageGateway({ storage, basePath, log }: GatewayDeps): StorageGateway {
  const health = createStore<{ health: StorageHealth }>(() => ({ health: storage ? 'well' : 'blocked' }));
  const locked = new Set<SavedKeyId>();
  const failing = new Set<SavedKeyId>();
  let hasQuarantined = false;
  let databaseState: DatabaseState = 'none';
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

  function showHealth(): void {
    const state = healthNow();
    if (health.getState().health !== state) health.setState({ health: state });
  }

  function healthNow(): StorageHealth {
    const isKeysWell = storage !== null && failing.size === 0;
    const otherwise = hasQuarantined ? 'unreadable' : 'well';
    switch (databaseState) {
      case 'newer':
      case 'full':
      case 'failing':
        return databaseState;
      case 'connecting':
        return otherwise;
      case 'well':
        return isKeysWell ? otherwise : 'limited';
      case 'refused':
      case 'none':
        if (!isKeysWell) return storage ? 'full' : 'blocked';
        return databaseState === 'refused' && !hasQuarantined ? 'limited' : otherwise;
    }
  }

  function showHealthAfter(id: SavedKeyId, isWritten: boolean): void {
    if (isWritten) failing.delete(id);
    else failing.add(id);
    showHealth();
  }

  const gateway: StorageGateway = {
    health,
    keyOf,
    read: (id) => attempt(`reading ${id}`, (open) => open.getItem(keyOf(id)), null),
    write(id, text) {
      const store = (open: TextStorage) => {
        open.setItem(keyOf(id), text);
        return true;
      };
      const isWritten = !locked.has(id) && attempt(`writing ${id}`, store, false);
      showHealthAfter(id, isWritten);
      return isWritten;
    },
    readValue(id) {
      const text = gateway.read(id);
      if (text === null) return undefined;
      const value = readSavedValue(id, text);
      if (value === undefined) gateway.quarantine(id, text);
      return value;
    },
    writeValue: (id, value) => gateway.write(id, savedText(id, value)),
    remove: (id) => {
      if (locked.has(id)) return;
      attempt(`removing ${id}`, (open) => open.removeItem(keyOf(id)), undefined);
      showHealthAfter(id, true);
    },
    copyToQuarantine(id, text) {
      const copy = (open: TextStorage) => {
        // Named by its content, hash and length: the same value, read at every start, is put aside once.
        open.setItem(
          prefixed(`${QUARANTINE_PREFIX}-${SAVED_KEYS[id].name}-${textHash(text)}-${text.length}`),
          text,
        );
        return true;
      };
      return attempt(`putting ${id} aside`, copy, false);
    },
    quarantine(id, text) {
      if (!gateway.copyToQuarantine(id, text)) locked.add(id);
      hasQuarantined = true;
      showHealth();
    },
    reportDatabase(state) {
      databaseState = state;
      showHealth();
    },
    eraseAll() {
      const removeAll = (open: TextStorage) => {
        const ours = new Set(Object.values(SAVED_KEYS).map(({ name }) => prefixed(name)));
        const keys = Array.from({ length: open.length }, (_, index) => open.key(index) ?? '');
        for (const key of keys) {
          if (ours.has(key) || key.startsWith(prefixed(QUARANTINE_PREFIX))) open.removeItem(key);
        }
      };
      attempt('erasing', removeAll, undefined);
    },
    readQuarantine() {
      const readAll = (open: TextStorage) => {
        const keys = Array.from({ length: open.length }, (_, index) => open.key(index) ?? '');
        const aside = keys.filter((key) => key.startsWith(prefixed(QUARANTINE_PREFIX)));
        return Object.fromEntries(aside.map((key) => [key, open.getItem(key) ?? '']));
      };
      return attempt('reading what was put aside', readAll, {});
    },
  };
  return gateway;
}

/** The browser's localStorage, or null where it is refused: merely naming it can throw. */
export function openLocalStorage(): TextStorage | null {
  return attemptToOpen(() => window.localStorage);
}

/** The tab's sessionStorage, or null where it is refused. */
export function openSessionStorage(): TextStorage | null {
  return attemptToOpen(() => window.sessionStorage);
}

function attemptToOpen(open: () => TextStorage): TextStorage | null {
  try {
    return typeof window === 'undefined' ? null : open();
  } catch {
    return null;
  }
}
