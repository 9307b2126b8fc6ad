import { createStore, type StoreApi } from 'zustand/vanilla';
import { SAVED_KEYS, type SavedKeyId } from '@/lib/saved-data/saved-keys';
import { readSavedValue, type SavedValue, savedText } from '@/lib/saved-data/saved-value';
import { createQuarantine, type Quarantine, type TextStorage } from './quarantine';

export type { TextStorage };

/**
 * The health of saving; the state that prevents saving is shown first.
 * - `newer`: a newer Brigade has written the data, so this one only reads.
 * - `blocked`: the browser refuses storage.
 * - `full`: a write failed for lack of space.
 * - `failing`: the database refused a change for another reason.
 * - `limited`: one of the two kinds of storage is refused or full, and the other still works.
 * - `unreadable`: a part of the schedule is in quarantine, and the person has no copy of it.
 */
export type StorageHealth = 'well' | 'newer' | 'blocked' | 'full' | 'failing' | 'limited' | 'unreadable';

/** `none`: no database in use. `refused`: the browser refuses a database, and only localStorage is used. */
export type DatabaseState = 'none' | 'connecting' | 'well' | 'refused' | 'newer' | 'full' | 'failing';

/**
 * The only access to the browser's storage. The methods never throw: failures are logged and appear in
 * `health`.
 */
export interface StorageGateway {
  readonly health: StoreApi<{ health: StorageHealth }>;
  /** Null if there is none, or reading fails. */
  read(id: SavedKeyId): string | null;
  /** Returns whether the text is stored. Never overwrites a key whose value could not be quarantined. */
  write(id: SavedKeyId, text: string): boolean;
  /** The key's value; undefined if there is none, or if it has the wrong shape and is quarantined. */
  readValue<Id extends SavedKeyId>(id: Id): SavedValue<Id> | undefined;
  /** Returns whether the value is stored. */
  writeValue<Id extends SavedKeyId>(id: Id, value: SavedValue<Id>): boolean;
  remove(id: SavedKeyId): void;
  /**
   * Logs an unreadable value and quarantines it before anything can overwrite it. `health` reports a value
   * that is part of the schedule. For any other key the default is used, and the settings list the text.
   */
  quarantine(id: SavedKeyId, text: string): void;
  readonly quarantined: Quarantine;
  /**
   * Reports whether the quarantine has a part of the schedule that the person has no copy of. Notifies subscribers of
   * `health` even if the health stays the same.
   */
  reportQuarantine(isOpen: boolean): void;
  /** The key's name in storage, and in other tabs' storage events. */
  keyOf(id: SavedKeyId): string;
  /** The database is the source of truth: while it works, a full localStorage loses nothing. */
  reportDatabase(state: DatabaseState): void;
}

/**
 * The keys of the schedule, whose contents have the data version. The app announces the loss of such a key on
 * every page.
 */
export const SCHEDULE_KEYS = [
  'shifts',
  'employees',
  'templates',
  'days',
  'requests',
  'businessSettings',
  'journal',
  'away',
  'publication',
] as const satisfies readonly SavedKeyId[];

const isScheduleKey = (id: SavedKeyId) => SCHEDULE_KEYS.some((key) => key === id);

interface GatewayDeps {
  /** Null if the browser refuses storage. */
  readonly storage: TextStorage | null;
  /** The sub-path of the page, empty at the root. GitHub project pages share one origin, and so one storage. */
  readonly basePath: string;
  readonly log: Pick<Console, 'error'>;
}

export function createStorageGateway({ storage, basePath, log }: GatewayDeps): StorageGateway {
  const failing = new Set<SavedKeyId>();
  let isOpen = false;
  /** The texts already logged as unreadable, because several readers read the same one. */
  const logged = new Set<string>();
  let databaseState: DatabaseState = 'none';
  const prefixed = (name: string) => (basePath === '' ? name : `${basePath}:${name}`);
  const keyOf = (id: SavedKeyId) => prefixed(SAVED_KEYS[id].name);

  function attempt<Value>(what: string, act: (open: TextStorage) => Value, fallback: Value): Value {
    if (!storage) return fallback;
    try {
      return act(storage);
    } catch (error) {
      log.error(`Storage: ${what} failed.`, error);
      return fallback;
    }
  }

  const quarantined = createQuarantine({ attempt, prefixed });
  const health = createStore<{ health: StorageHealth }>(() => ({ health: healthNow() }));

  function showHealth(): void {
    const state = healthNow();
    if (health.getState().health !== state) health.setState({ health: state });
  }

  function healthNow(): StorageHealth {
    const isKeysWell = storage !== null && failing.size === 0;
    const fallback = isOpen ? 'unreadable' : 'well';
    switch (databaseState) {
      case 'newer':
      case 'full':
      case 'failing':
        return databaseState;
      case 'connecting':
        return fallback;
      case 'well':
        return isKeysWell ? fallback : 'limited';
      case 'refused':
      case 'none':
        if (!isKeysWell) return storage ? 'full' : 'blocked';
        return databaseState === 'refused' && !isOpen ? 'limited' : fallback;
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
      const isWritten =
        !quarantined.locked.has(SAVED_KEYS[id].name) && attempt(`writing ${id}`, store, false);
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
      if (quarantined.locked.has(SAVED_KEYS[id].name)) return;
      attempt(`removing ${id}`, (open) => open.removeItem(keyOf(id)), undefined);
      showHealthAfter(id, true);
    },
    quarantine(id, text) {
      if (!logged.has(text)) log.error(`Storage: ${id} could not be read.`);
      logged.add(text);
      const note = quarantined.put(SAVED_KEYS[id].name, text, 'open') ?? '';
      gateway.reportQuarantine(isOpen || (isScheduleKey(id) && !note.includes('settled')));
    },
    quarantined,
    reportQuarantine(isNowOpen) {
      isOpen = isNowOpen;
      health.setState({ health: healthNow() });
    },
    reportDatabase(state) {
      databaseState = state;
      showHealth();
    },
  };
  return gateway;
}

/** The browser's localStorage, or null if it is refused: even accessing the property can throw. */
export function openLocalStorage(): TextStorage | null {
  return attemptToOpen(() => window.localStorage);
}

export function openSessionStorage(): TextStorage | null {
  return attemptToOpen(() => window.sessionStorage);
}

function attemptToOpen(open: () => TextStorage): TextStorage | null {
  try {
    const storage = typeof window === 'undefined' ? null : open();
    // Some browsers return the storage and then refuse its use. A refusal must not be reported as full
    // storage.
    storage?.getItem('');
    return storage;
  } catch {
    return null;
  }
}
