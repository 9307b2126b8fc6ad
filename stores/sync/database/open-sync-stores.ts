import { type IDBPDatabase, openDB } from 'idb';
import { DATA_VERSION } from '@/lib/saved-data/saved-keys';
import {
  EDITED,
  type EditedStores,
  type EditTransaction,
  type Stores,
  SYNC_STORES,
} from '@/stores/browser-storage/database/database-stores';
import type { SyncState } from '@/stores/browser-storage/database/sync-state';
import type { StoredConflict, SyncStores } from './sync-database';

export interface OpenStores {
  readonly name: string;
  /** The database was deleted, closed by the browser, or is needed by a newer Brigade. */
  readonly onLost: () => void;
}

interface OpenedStores {
  readonly database: IDBPDatabase<Stores>;
  readonly stores: SyncStores;
}

/**
 * Opens the database that the pages created; rejects if none has this version and the stores of a synced
 * schedule. Pages need only this access; the worker builds on it.
 */
export async function openSyncStores({ name, onLost }: OpenStores): Promise<OpenedStores> {
  let isClosing = false;
  const lose = () => {
    if (!isClosing) onLost();
  };
  const database = await openDB<Stores>(name, undefined, {
    blocking: (_current, _blocked, event) => {
      (event.target as IDBDatabase | null)?.close();
      lose();
    },
    terminated: lose,
  });
  // A page handles databases of another version.
  const isOurs = database.version === DATA_VERSION && database.objectStoreNames.contains('sharing');
  if (!isOurs) {
    database.close();
    throw new Error('The database has no stores for sync.');
  }
  const stores: SyncStores = {
    async state() {
      const record: unknown = await database.get('sharing', 'state');
      return record as SyncState | undefined;
    },
    async conflicts() {
      const records = (await database.getAll('conflicts')) as readonly unknown[] as readonly StoredConflict[];
      return [...records].sort((one, other) => other.at - one.at);
    },
    async answerConflict(id, state) {
      const transaction = database.transaction('conflicts', 'readwrite', { durability: 'strict' });
      const record = await transaction.store.get(id);
      if (record) await transaction.store.put({ ...record, state });
      await transaction.done;
    },
    leave: () => runInTransaction(database, clearShared),
    close() {
      isClosing = true;
      database.close();
    },
  };
  return { database, stores };
}

export async function clearShared(transaction: EditTransaction): Promise<void> {
  for (const store of SYNC_STORES) await transaction.objectStore(store).clear();
}

/**
 * Runs the task in one transaction: when the promise resolves, every write is on disk; if it rejects, no
 * write is.
 */
export async function runInTransaction<Answer>(
  database: IDBPDatabase<Stores>,
  act: (transaction: EditTransaction) => Promise<Answer>,
): Promise<Answer> {
  const transaction = database.transaction(EDITED as unknown as EditedStores, 'readwrite', {
    durability: 'strict',
  });
  try {
    const answer = await act(transaction);
    await transaction.done;
    return answer;
  } catch (error) {
    try {
      transaction.abort();
    } catch {
      // The error being handled has already ended the transaction.
    }
    await transaction.done.catch(() => {});
    throw transaction.error ?? error;
  }
}
