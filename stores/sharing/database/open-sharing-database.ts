import { type IDBPDatabase, openDB } from 'idb';
import { createId } from '@/lib/create-id';
import { DATA_VERSIONS } from '@/lib/saved-data/migrations';
import {
  EDITED,
  type EditedStores,
  type EditTransaction,
  SHARING_STORES,
  type Stores,
} from '@/stores/browser-storage/database/database-stores';
import { restartSharing, sharingState } from '@/stores/browser-storage/database/outbox';
import { keepBefore } from './keep-here';
import type { SharingDatabase, StoredConflict } from './sharing-database';
import { putState, takeArrival } from './take-arrival';
import { readWhole, takeWhole } from './take-whole';

interface OpenOptions {
  readonly name: string;
  /** The database was deleted, closed by the browser, or is needed by a newer Brigade. */
  readonly onLost: () => void;
  readonly now: () => number;
  readonly random: () => number;
}

/** Opens the database that the pages have made, in whatever version; rejects where there is none with a shared schedule. */
export async function openSharingDatabase({
  name,
  onLost,
  now,
  random,
}: OpenOptions): Promise<SharingDatabase> {
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
  // Of another version the page that has it takes care.
  const isOurs = database.version === DATA_VERSIONS.current && database.objectStoreNames.contains('sharing');
  if (!isOurs) {
    database.close();
    throw new Error('The database has no shared schedule.');
  }
  const write = <Answer>(act: (transaction: EditTransaction) => Promise<Answer>) => inOne(database, act);
  return {
    begin: (state) =>
      write(async (transaction) => {
        for (const store of SHARING_STORES) await transaction.objectStore(store).clear();
        await putState(transaction, state);
      }),
    state: () =>
      sharingState(database.transaction(EDITED as unknown as EditedStores) as unknown as EditTransaction),
    putState: (change) =>
      write(async (transaction) => {
        const state = await sharingState(transaction);
        if (state) await putState(transaction, change(state));
      }),
    outbox: (most) => database.getAll('outbox', null, most),
    outboxCount: () => database.count('outbox'),
    tail: () => database.getAll('sharedTail'),
    take: (arrival) =>
      write(async (transaction) => {
        const context = { now: now(), random };
        const state = await sharingState(transaction);
        // What was restored here stands.
        if (state?.isReplaced) return (await keepBefore(transaction, arrival, context)) === 'changed';
        return takeArrival(transaction, arrival, context);
      }),
    takeWhole: (whole, work) =>
      write((transaction) => {
        const at = now();
        return takeWhole(transaction, whole, { now: at, random, work, id: createId(at, random) });
      }),
    async whole(work) {
      const transaction = database.transaction(EDITED as unknown as EditedStores, 'readonly');
      return readWhole(transaction as unknown as EditTransaction, work);
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
    tellAll: () => write(restartSharing),
    leave: () =>
      write(async (transaction) => {
        for (const store of SHARING_STORES) await transaction.objectStore(store).clear();
      }),
    close() {
      isClosing = true;
      database.close();
    },
  };
}

/** One transaction: what it does is on disk when this resolves, as a whole, or nothing is. */
async function inOne<Answer>(
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
      // Already ended, by the error that is being handled.
    }
    await transaction.done.catch(() => {});
    throw transaction.error ?? error;
  }
}
